import type { Prepared, WalletId } from '../../wallet';
import type { Widget } from '../../core/widget';
import type { Chosen } from '../choice/choice';

/** A wallet that is prepared, or will be. */
export interface Preparing {
  promise: Promise<Prepared>;
  /** Since when, in milliseconds of `performance.now()`. */
  at: number;
  value?: Prepared;
}

/** The state that presses keep for a widget. */
interface PressState {
  /** The latest press: what it buys, and the signal that aborts it when the page is left. */
  pressed: (Chosen & { signal: AbortSignal }) | null;
  /** Wallet → what was prepared for it. */
  prepared: Map<WalletId, Preparing>;
}

const states = new WeakMap<Widget, PressState>();

/** The state that presses keep for a widget; empty before its first press. */
export function stateOf(widget: Widget): PressState {
  const state = states.get(widget) ?? { pressed: null, prepared: new Map() };
  states.set(widget, state);
  return state;
}
