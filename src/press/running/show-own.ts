import { effect } from '@preact/signals';
import { onEnd } from '../../core/lib/on-end';
import { report } from '../../core/track';
import type { OurButton, Prepared } from '../../wallet';
import { withdraw } from './prepare-wallet';
import type { Button } from '../press';

/** Lets a wallet show its own content on its element, once. If that throws, our button stays as it is. */
export function showOwn(button: Button, { show }: Prepared, press: OurButton['press']): void {
  const { element, root, end } = button;
  if (!show || !root || !end || end.aborted || button.ours) return;
  const ours: OurButton = {
    element,
    root,
    focused: null,
    watch: effect,
    press,
    withdraw: (reason) => withdraw(button, reason),
    report,
  };
  button.ours = ours;
  try {
    onEnd(end, show(ours));
  } catch (error) {
    report(error);
  }
}
