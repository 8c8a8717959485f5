import { effect } from '@preact/signals';
import type { Pressable } from '../click';
import { onEnd } from '../lib/on-end';
import { report } from '../telemetry/track';
import type { Prepared, Stage } from '../wallet';
import { withdraw } from './prepare-wallet';

/** Wallet element → what its wallet shows there. */
const stages = new WeakMap<HTMLElement, Stage>();

/** What gets the focus when a dialog closes: the wallet's own button where it has one, else ours. */
export const openerOf = ({ element }: Pressable, ours: HTMLElement): HTMLElement =>
  stages.get(element)?.focused ?? ours;

/** Lets a wallet show on its element what it has of its own, once. When that throws, our button stays as it is. */
export function showOwn(pressable: Pressable, prepared: Prepared, press: Stage['press']): void {
  const { element, root, end } = pressable;
  if (!prepared.eligible || !prepared.show || !root || !end || end.aborted || stages.has(element)) return;
  const stage: Stage = {
    element,
    root,
    focused: null,
    watch: (run) => effect(() => run()),
    press,
    withdraw: (reason) => withdraw(pressable, reason),
    report,
  };
  stages.set(element, stage);
  try {
    onEnd(end, prepared.show(stage));
  } catch (error) {
    report(error);
  }
}
