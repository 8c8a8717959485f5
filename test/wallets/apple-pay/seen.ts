import type { Ending } from '../../../src/wallet';
import type { SheetState } from '../../simulators/apple-pay/sheet/sheet';
import type { Simulator } from '../../simulators/apple-pay/simulator';
import type { Approved } from '../in-process/attempts';
import type { InProcessStore } from '../in-process/store';
import type { Setup } from './journey';

/** Everything that could be seen of one sheet. */
export interface Seen {
  setup: Setup;
  simulator: Simulator;
  store: InProcessStore;
  approved: Approved[];
  /** When the wallet's code was there. */
  startedAt: number;
  /** When the sheet was gone. */
  endedAt: number | null;
  /** How the press ended, and what the sheet was at that moment. */
  settled: { ending: Ending; state: SheetState; at: number } | null;
  /** Rejections that nobody caught, and whatever else the page would have to hear of. */
  loose: unknown[];
  /** The cart may be another than it last was for the sheet, which nobody can tell before it asks again. */
  isStale: boolean;
  /** The price has changed while the sheet waits for an answer, which may have been given before. */
  isRepricedMeanwhile: boolean;
  /** The sheet was told that the shop does not deliver to the address. */
  isUnserved: boolean;
  /** The page was put away while a request was on its way. */
  wasHidden: boolean;
}

export const ENDED: ReadonlySet<SheetState> = new Set(['completed', 'failed', 'cancelled', 'aborted']);

export const stateOf = ({ simulator }: Seen): SheetState => simulator.sheet()?.state ?? 'none';
