import type { Ending } from '../../../src/wallet';
import type { Address } from '../../simulators/google-pay/rules/google-pay-types';
import type { SheetState } from '../../simulators/google-pay/sheet/sheet';
import type { AccountName } from '../../simulators/google-pay/shopper/accounts';
import type { Options } from '../../simulators/google-pay/shopper/options';
import type { Simulator } from '../../simulators/google-pay/simulator';
import type { Approved } from '../in-process/attempts';
import { kyusu } from '../in-process/goods';
import type { SheetAction, SheetSetup } from '../in-process/journey';
import type { SheetSeen } from '../in-process/sheet-page';

/** Everything that is fixed before the press. */
export interface GoogleSetup extends SheetSetup {
  /** Of the prices on the page; yen unless given. */
  currency?: string;
  /** Takes the place of the wallet's usual parameters. */
  params?: Readonly<Record<string, unknown>>;
  /** What is not as usual about the shopper and the browser. */
  shopper: Partial<Options>;
  /** Milliseconds until the browser has left the page for another; null for a browser that never does. */
  leaving: number | null;
}

export const usual: GoogleSetup = {
  goods: kyusu,
  code: null,
  phoneRequired: false,
  emailRequired: true,
  account: null,
  shopper: {},
  pace: [20],
  leaving: 200,
};

/** What the shopper, the line or the store does next. */
export type GoogleAction =
  | SheetAction<Partial<Address>>
  | { do: 'address'; to: Address }
  | { do: 'account'; to: AccountName }
  /** The sheet begins again. */
  | { do: 'reload' }
  | { do: 'unselect' }
  /** In another tab the shopper takes out of the cart what was put in last. */
  | { do: 'take out' };

type Update = google.payments.api.PaymentDataRequestUpdate;
type Result = google.payments.api.PaymentAuthorizationResult;

/** What the page answered to a callback. */
interface Answer {
  /** Callback and trigger, as the simulator's log names them. */
  to: string;
  /** When the callback was called, and when it was answered. */
  asked: number;
  at: number;
  answer: Partial<Update & Result>;
}

/** Everything that could be seen of one press. */
export interface GoogleSeen extends SheetSeen {
  setup: GoogleSetup;
  simulator: Simulator;
  /** Presses of Pay, with the token that Google made for each. */
  approved: (Approved & { paid: string })[];
  answers: Answer[];
  /** When the page heard that the latest sheet is gone. */
  heard: { at: number } | null;
  settled: { ending: Ending; at: number } | null;
  /** What the wallet reported as a mistake. */
  reports: unknown[];
  /** What the page's latest client gave Google to be called. Tests call it with what Google would never send. */
  callbacks: {
    onPaymentDataChanged(data: unknown): Promise<Update>;
    onPaymentAuthorized(data: unknown): Promise<Result>;
  } | null;
  /** Something went wrong in the store or on the line. */
  wentWrong: boolean;
}

export const ENDED: ReadonlySet<SheetState> = new Set(['completed', 'cancelled', 'left']);

export const stateOf = ({ simulator }: GoogleSeen): SheetState => simulator.sheet()?.state ?? 'none';

/** When the flow was over: the page heard that the sheet is gone, told it of the order, or ended the press; null before. */
export function overAt({ heard, settled, answers }: GoogleSeen): number | null {
  const success = answers.find(({ answer }) => answer.transactionState === 'SUCCESS');
  const times = [heard, settled, success].flatMap((one) => (one ? [one.at] : []));
  return times.length > 0 ? Math.min(...times) : null;
}
