import type { Signal } from '@preact/signals';
import { CART_EVENTS } from '../names';
import { cartId } from '../page/cookies';
import type { EarlyEvents } from '../page/keep-early';
import type { CartFacts } from '../page/purchase';
import type { ShopAttributes } from '../shop';
import { watchEdits } from './watch-edits';
import { watchWrites } from './watch-writes';

/** A host that sells the shopper's cart. */
interface CartHost {
  shop: ShopAttributes;
  /** The cart's id where the markup says it. */
  known: string | null;
  /** Whether the host needs to know more of the cart than its markup says. */
  asks: boolean;
}

/** What the hosts of a page share of the shopper's cart, as the core hands it to the code that keeps it true. */
export interface SharedCart {
  /** When the first host read its markup, in milliseconds of `performance.now()`: what the page wrote before is in there. */
  since: number;
  /** The hosts that are on the page. */
  hosts: Set<CartHost>;
  facts: Signal<CartFacts | null>;
  id: Signal<string | null>;
  /** What may have changed the cart before this code was here. */
  early: EarlyEvents<unknown>;
  report(error: unknown): void;
}

/** Keeps what all hosts know of the shopper's cart true to what the page does with it. */
export interface CartWatch {
  /** Looks at the cart now. */
  look(): void;
  /** When the last change was that the page has yet to save, in milliseconds of `performance.now()`; -Infinity when there is none. */
  lastUnsaved(): number;
}

/**
 * Watches the shopper's cart. Asks once, however many hosts there are; once more when the cart changed while we asked. Goes on for
 * good, since a drawer that is rendered anew ends its host at the very moment its change arrives.
 */
export function watchCart({ since, hosts, early, facts, id, report }: SharedCart): CartWatch {
  const edits = watchEdits();
  for (const { event, at } of early.recent()) edits.note(event, at);
  early.stop();
  const note = (event: Event) => {
    const isOurs = !(event.target instanceof Element) || event.target.closest('[access-token]');
    // Time runs on before the theme hears of it and writes: nothing that it does then may seem earlier than this.
    if (!isOurs) edits.note(event, performance.now() - 1);
  };
  for (const type of CART_EVENTS) addEventListener(type, note, true);

  const look = async () => {
    const all = [...hosts];
    if (!all[0]) return true;
    try {
      // The cart that a host's markup names, as a checkout page does, else the cookie's.
      const cart = cartId(all.find(({ known }) => known)?.known);
      const found = cart ? await (await import('./look-at-cart')).lookAtCart(all[0].shop, cart) : null;
      facts.value = found;
      id.value = cart;
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
  if ([...hosts].some(({ asks }) => asks)) void look();
  return { look: () => void look(), lastUnsaved: edits.unsaved };
}
