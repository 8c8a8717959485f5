import type { Ending } from '../../../src/wallet';
import type { SheetState } from '../../simulators/google-pay/sheet/sheet';
import type { Simulator } from '../../simulators/google-pay/simulator';
import type { Approved } from '../in-process/attempts';
import type { InProcessStore } from '../in-process/store';
import type { Setup } from './journey';

type Update = google.payments.api.PaymentDataRequestUpdate;
type Result = google.payments.api.PaymentAuthorizationResult;

/** What the page answered to a callback. */
export interface Answer {
  /** Callback and trigger, as the simulator's log names them. */
  to: string;
  /** When the callback was called, and when it was answered. */
  asked: number;
  at: number;
  answer: Partial<Update & Result>;
}

/** What the page gave Google to be called. Tests call it with what Google would never send. */
interface Handlers {
  onPaymentDataChanged(data: unknown): Promise<Update>;
  onPaymentAuthorized(data: unknown): Promise<Result>;
}

/** One press of Pay, with the token that Google made for it. */
export interface GoogleApproved extends Approved {
  paid: string;
}

/** Everything that could be seen of one press. */
export interface Seen {
  setup: Setup;
  simulator: Simulator;
  store: InProcessStore;
  approved: GoogleApproved[];
  answers: Answer[];
  /** How the page's promise of the latest sheet went, and when: only then it knows that the sheet is gone. */
  heard: { at: number } | null;
  /** How the press ended. */
  settled: { ending: Ending; at: number } | null;
  /** Rejections that nobody caught. */
  loose: unknown[];
  /** What the wallet reported as a mistake. */
  reports: unknown[];
  /** The callbacks of the page's latest client. */
  callbacks: Handlers | null;
  /** The cart may be another than it last was for the sheet, which nobody can tell before it asks again. */
  isStale: boolean;
  /** The price has changed while the sheet waits for an answer, which may have been given before. */
  isRepricedMeanwhile: boolean;
  /** Something went wrong in the store or on the line. */
  wentWrong: boolean;
  /** The page was put away while a request was on its way. */
  wasHidden: boolean;
}

export const ENDED: ReadonlySet<SheetState> = new Set(['completed', 'cancelled', 'left']);

export const stateOf = ({ simulator }: Seen): SheetState => simulator.sheet()?.state ?? 'none';

/** When the flow was over: the page heard that the sheet is gone, told it of the order, or ended the press; null before. */
export function overAt({ heard, settled, answers }: Seen): number | null {
  const success = answers.find(({ answer }) => answer.transactionState === 'SUCCESS');
  const times = [heard, settled, success].flatMap((one) => (one ? [one.at] : []));
  return times.length > 0 ? Math.min(...times) : null;
}
