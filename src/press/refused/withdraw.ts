import { prepare, type Pressable } from '../../click';
import { onEnd } from '../../lib/on-end';
import { report, track } from '../../track';
import { stateOf } from '../widget-state';
import { rememberFocus } from './remember-focus';

const heightAround = ({ parentElement }: Element): number => parentElement?.getBoundingClientRect().height ?? 0;

/**
 * Takes the button of a wallet away that can't serve this shopper or this purchase. A selling plan that comes or goes may change that: then
 * the button is back, and the wallet is asked again.
 */
export function withdrawButton(pressable: Pressable, reason: string): void {
  const { widget, wallet } = pressable;
  const { withdrawn, end, purchase, host } = widget;
  if (end.aborted || withdrawn.value.includes(wallet)) return;
  track('not_eligible', { wallet, reason });
  const before = heightAround(host);
  const restoreFocus = rememberFocus(host);
  withdrawn.value = [...withdrawn.value, wallet];
  // On a product page the link to more options may go with the button: what stands below shall not move.
  if (purchase.form) {
    const own = Number.parseFloat(getComputedStyle(host).paddingBottom) || 0;
    host.style.paddingBottom = `${own + Math.max(0, before - heightAround(host))}px`;
  }
  const had = purchase.hasPlan.peek();
  const stop = purchase.hasPlan.subscribe((has) => {
    if (has === had) return;
    endWithdrawal();
    stateOf(widget).prepared.delete(wallet);
    withdrawn.value = withdrawn.peek().filter((one) => one !== wallet);
    // A cart has kept the wallet's element; a product page makes a new one, which prepares the wallet when it is pointed at.
    if (!pressable.end?.aborted) void prepare(pressable).catch(report);
  });
  // Also at the host's end: one that is rendered anew has all its buttons again.
  const endWithdrawal = () => {
    stop();
    host.style.paddingBottom = '';
  };
  onEnd(end, endWithdrawal);
  restoreFocus();
}
