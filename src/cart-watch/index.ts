import type { ShopAttributes } from '../shop';
import type { CartFacts } from '../page/purchase';
import { watchEdits, type EditWatch } from './watch-edits';
import { watchWrites } from './watch-writes';

/** What the hosts of a page share of the shopper's cart, as the core hands it to the code that keeps it true. */
export interface SharedCart {
  /** When the first host read its markup, in milliseconds of `performance.now()`: what the page wrote before is in there. */
  since: number;
  /** The shops of the hosts that are on the page. */
  shops: ReadonlySet<ShopAttributes>;
  /** Id of the cart in the cookie, now. */
  cartId(): string | null;
  /** The cart is this one now. */
  tell(id: string | null, facts: CartFacts | null): void;
  /** What the cart's fields said at the page's first interaction. */
  before: Iterable<[Element, string]>;
  report(error: unknown): void;
}

/**
 * Keeps what all hosts know of the shopper's cart true to what the page does with it (specification, wallets §2: cart page). Asks
 * once, however many hosts there are; once more when the cart changed while we asked. Goes on for good, since a drawer that is
 * rendered anew ends its host at the very moment its change arrives.
 *
 * @returns what tells which changes of the shopper's the page has yet to save, and looks at the cart now
 */
export function watchCart({ since, shops, before, cartId, tell, report }: SharedCart): EditWatch & { look(): void } {
  const edits = watchEdits(before);
  const look = async () => {
    const [shop] = shops;
    if (!shop) return true;
    try {
      const id = cartId();
      tell(id, id ? await (await import('./look-at-cart')).lookAtCart(shop, id) : null);
      return true;
    } catch (error) {
      // The buttons stay as they are: a press looks again and says what is wrong.
      report(error);
      return false;
    }
  };

  watchWrites({
    since,
    onWrite: edits.wrote,
    onAnnounced: edits.announced,
    onChange: (answered) => void look().then(answered),
  });
  return { ...edits, look: () => void look() };
}
