import { CART_WATCH } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type * as CartWatchCode from '../cart-watch';
import type { CartWatch } from '../cart-watch';
import type { Unsaved } from './companion-code';
import { liveWidgets, type Widget } from '../widget/live-widgets';
import { cartFacts } from '../page/purchase';
import { recent, type Edit } from './early-events';
import { report } from '../lib/track';
import { loadOnce } from '../lib/async';
import { watchRequests } from './page-requests';

/** When the first host read its markup, in milliseconds of `performance.now()`. */
let since: number | undefined;
let waiting: { event: Event; target: Element; at: number }[] = [];
const [cartWatch, fetchCartWatch] = loadOnce<CartWatch>(
  async () => (await fetchChunk<typeof CartWatchCode>(CART_WATCH)).watchCart(since!, watchRequests),
  report,
  (found) => {
    for (const { event, target, at } of waiting) found.see(event, target, at);
    waiting = [];
    // Undefined where the page has been in the back/forward cache meanwhile.
    if (cartFacts.value === undefined || [...liveWidgets].some((widget) => widget.purchase.mustAsk))
      void found.lookAtCart();
  },
);

/** Whether a host sells the shopper's cart: the cart is watched only for such hosts. */
const hasCartHost = () => [...liveWidgets].some((widget) => !widget.purchase.form);

/** Takes an event that may have changed the cart. */
export function noteCartEdit({ event, target, at }: Edit): void {
  // Not by `instanceof`, because a page may have an `Element` of its own; the document and the window are targets, too.
  if ((target as Partial<Node> | undefined)?.nodeType !== 1) return;
  const found = cartWatch();
  if (found) found.see(event, target as Element, at);
  // A kept event keeps its element in memory, so it is kept only where somebody will ask for it.
  else if (hasCartHost()) waiting = [...recent(waiting), { event, target: target as Element, at }];
  else waiting = [];
}

/** What the page has not saved to the cart yet. */
export const unsaved = (): Unsaved => cartWatch()?.unsaved() ?? { at: waiting.at(-1)?.at ?? -Infinity };

/** Starts to watch the shopper's cart as soon as a widget sells it. */
export function lookAfterCart({ createdAt, purchase }: Widget): void {
  since ??= createdAt;
  const found = cartWatch();
  if (!found) void fetchCartWatch();
  else if (cartFacts.value === undefined || (purchase.mustAsk && !cartFacts.value)) void found.lookAtCart();
}
