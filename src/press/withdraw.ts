import type { Pressable } from '../click';
import { onEnd } from '../lib/on-end';
import { track } from '../telemetry/track';
import { stateOf } from './widget-state';

/**
 * Takes the button of a wallet away that can't serve this shopper or this purchase. A selling plan that comes or goes may change that: then
 * the button is back, and the wallet is asked again.
 */
export function withdraw({ widget, wallet }: Pressable, reason: string): void {
  const { withdrawn, end, purchase } = widget;
  track('not_eligible', { wallet, reason });
  withdrawn.value = [...withdrawn.value, wallet];
  const before = purchase.hasSellingPlan.peek();
  const stop = purchase.hasSellingPlan.subscribe((has) => {
    if (has === before) return;
    stop();
    stateOf(widget).prepared.delete(wallet);
    withdrawn.value = withdrawn.peek().filter((one) => one !== wallet);
  });
  onEnd(end, stop);
}
