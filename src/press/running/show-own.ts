import { effect } from '@preact/signals';
import type { Pressable } from '../../core/click';
import { onEnd } from '../../core/lib/on-end';
import { report } from '../../core/track';
import type { Prepared, Stage } from '../../wallet';
import { withdraw } from './prepare-wallet';

/** Lets a wallet show its own content on its element, once. If that throws, our button stays as it is. */
export function showOwn(pressable: Pressable, { show }: Prepared, press: Stage['press']): void {
  const { element, root, end } = pressable;
  if (!show || !root || !end || end.aborted || pressable.stage) return;
  const stage: Stage = {
    element,
    root,
    focused: null,
    watch: effect,
    press,
    withdraw: (reason) => withdraw(pressable, reason),
    report,
  };
  pressable.stage = stage;
  try {
    onEnd(end, show(stage));
  } catch (error) {
    report(error);
  }
}
