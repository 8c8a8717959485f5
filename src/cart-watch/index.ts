import { LOOK_AT_CART } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type * as LookAtCart from './look-at-cart';
import { liveWidgets } from '../widget/live-widgets';
import { cartFacts, shoppersCartId, type CartFacts } from '../page/purchase';
import type { ShopAttributes } from '../markup/host-attributes';
import { report } from '../lib/track';
import type { WatchRequests } from '../companion/page-requests';
import { watchEdits, type EditWatch } from './watch-edits';
import { watchWrites } from './watch-writes';

/** Keeps `cartFacts` up to date for all hosts, whatever the page does to the shopper's cart. */
export interface CartWatch extends Pick<EditWatch, 'see' | 'unsaved'> {
  /** Looks at the cart. Resolves with whether that went well; never rejects. */
  lookAtCart(): Promise<boolean>;
}

/** Loads the code that fetches a cart, and runs it. */
async function fetchFacts(shop: ShopAttributes, id: string): Promise<CartFacts> {
  const { fetchCartFacts } = await fetchChunk<typeof LookAtCart>(LOOK_AT_CART);
  return fetchCartFacts(shop, id);
}

/**
 * Watches the shopper's cart. Fetches it once for all hosts, and once more when it changed meanwhile. Never stops: a theme that renders
 * its drawer anew removes the host just when the change arrives.
 *
 * @param since when the first host read its markup, in milliseconds of `performance.now()`: the markup knows of earlier writes
 */
export function watchCart(since: number, watchRequests: WatchRequests): CartWatch {
  const edits = watchEdits(watchRequests);
  let requests = 0;
  const lookAtCart = async () => {
    const request = ++requests;
    const widgets = [...liveWidgets];
    const widget = widgets.find(({ purchase }) => !purchase.form);
    if (!widget) {
      // The cart has changed, and no host shows it. Nothing is remembered: the next host has newer markup, and fetches the cart again.
      cartFacts.value = undefined;
      return true;
    }
    try {
      const id = widgets.map(({ purchase }) => purchase.cartId()).find(Boolean) ?? null;
      const facts = id ? await fetchFacts(widget.shop, id) : null;
      // Only the latest request counts, because an earlier one may have an older answer.
      if (request === requests) {
        cartFacts.value = facts;
        shoppersCartId.value = id;
      }
      return true;
    } catch (error) {
      // The buttons stay as they are: a press looks again and says what is wrong.
      report(error);
      return false;
    }
  };

  watchWrites({ ...edits, since, onChange: (answered) => void lookAtCart().then(answered) });
  return { ...edits, lookAtCart };
}
