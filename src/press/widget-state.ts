import type { Prepared, WalletId } from '../wallet';
import type { Widget } from '../core/widget';
import type { Chosen } from './chosen';

/** A wallet that is prepared, or will be. */
export interface Preparing {
  promise: Promise<Prepared>;
  /** Since when, in milliseconds of `performance.now()`. */
  at: number;
  value?: Prepared;
}

/** What presses know of a widget. */
interface PressState {
  /** The press that began last: what it buys, and what ends it before its end. */
  pressed: (Chosen & { signal: AbortSignal }) | null;
  /** What was prepared for a wallet. */
  prepared: Map<WalletId, Preparing>;
}

const states = new WeakMap<Widget, PressState>();

/** What presses know of a widget; empty before its first press. */
export function stateOf(widget: Widget): PressState {
  const state = states.get(widget) ?? { pressed: null, prepared: new Map() };
  states.set(widget, state);
  return state;
}
