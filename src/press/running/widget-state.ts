import type { Prepared, WalletId } from '../../wallet';
import type { Widget } from '../../core/widget';
import type { Press } from '../press';
import { readFlags } from './flags';

/** A wallet that is prepared, or will be. */
export interface Preparing {
  promise: Promise<Prepared>;
  /** Since when, in milliseconds of `performance.now()`. */
  at: number;
  value?: Prepared;
}

/** The state that presses keep for a widget. */
interface PressState {
  /** The latest press. */
  pressed: Press | null;
  /** Wallet → what was prepared for it. */
  prepared: Map<WalletId, Preparing>;
  /** What the host's `enabled-flags` names. */
  flags: readonly string[];
}

const states = new WeakMap<Widget, PressState>();

/** The state that presses keep for a widget; empty before its first press. */
export function stateOf(widget: Widget): PressState {
  const state = states.get(widget) ?? { pressed: null, prepared: new Map(), flags: readFlags(widget.host) };
  states.set(widget, state);
  return state;
}
