import { isComplete } from '../../network';
import { isAllowed } from '../../core/in-click';
import { earlierOrder } from '../orders/pending-order';
import type { Press } from '../press';

/**
 * Whether a press may begin: no other one is under way, something can be bought, and neither the page nor the form's fields say no. So a
 * double click is one purchase while its first press runs; before the code of presses is there, `core/click.ts` sees to that, and while the
 * page is being left, `choice/ending-at-once.ts`.
 *
 * @param hasJoined whether another host's press of the same purchase is under way, for which this one now waits
 */
export function mayBegin(press: Press, hasJoined: boolean): boolean {
  const { widget, wallet } = press.button;
  const { isCold } = press;
  const isBusy = isCold ? hasJoined || widget.busy.value !== wallet : widget.busy.value;
  const isAsked = isCold || (!widget.disabled.value && isAllowed(press.button));
  return (!isBusy || !!earlierOrder(press)) && isAsked && isComplete(widget.host);
}
