import type { Pressable } from '../click';
import { onEnd } from '../lib/on-end';
import { track } from '../telemetry/track';
import { stateOf } from './widget-state';

/**
 * Takes the button of a wallet away that can't serve this shopper or this purchase. A selling plan that comes or goes may change that: then
 * the button is back, and the wallet is asked again.
 */
export function withdraw({ widget, wallet }: Pressable, reason: string): void {
  const { withdrawn, end, purchase, host } = widget;
  track('not_eligible', { wallet, reason });
  // On a product page the link to more options may go with the button: what stands below shall not move.
  if (purchase.form) host.style.minHeight = `${host.offsetHeight}px`;
  withdrawn.value = [...withdrawn.value, wallet];
  const before = purchase.hasSellingPlan.peek();
  const stop = purchase.hasSellingPlan.subscribe((has) => {
    if (has === before) return;
    stop();
    host.style.minHeight = '';
    stateOf(widget).prepared.delete(wallet);
    withdrawn.value = withdrawn.peek().filter((one) => one !== wallet);
  });
  onEnd(end, stop);
}
