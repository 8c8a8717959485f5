import { allSubmitsDisabled } from '../../core/page/form-controls';
import { cartId } from '../../core/page/cart-id';
import { readVariant } from '../../core/page/read-variant';
import { isLoading } from '../page';

/** What a host shows. */
export interface Shown {
  /** The wallets that can be here, by their names in markup. */
  names: readonly string[];
  /** The wallets that can sell the current purchase. The others have hidden boxes in a cart. */
  offered: readonly string[];
  /** Nothing can be bought at the moment. */
  disabled: boolean;
}

/** Whether a wallet can be offered, by its name. */
export type CanServe = (name: string) => boolean;

/** An entry of `recommended`, `fallback` or `wallet-configs`. */
interface Entry {
  name: string;
  supports_subs?: boolean;
}

/** The JSON of an attribute; throws if it is not JSON. */
const read = (host: Element, name: string) => JSON.parse(host.getAttribute(name) || 'null') as unknown;

/** Whether an entry of the markup is a wallet that can be offered for what is sold. */
const isOffered = (entry: Entry | null, hasPlan: boolean, canServe: CanServe): entry is Entry =>
  !!entry && (!hasPlan || entry.supports_subs !== false) && canServe(entry.name);

/**
 * The buttons for a product form's present state, by the rules of `src/core/element/product-host.ts`.
 *
 * @returns null while the form is still being parsed, and if the host is not in a form
 * @throws for markup that can't be used
 */
export function shownOnProduct(host: Element, canServe: CanServe): Shown | null {
  const form = host.closest('form');
  if (!form) return null;
  const variant = readVariant(form);
  if (!variant && isLoading()) return null;
  const recommended = read(host, 'recommended') as Entry | null;
  const fallback = read(host, 'fallback') as Entry | null;
  const offered = [recommended, fallback].find((entry) => isOffered(entry, !!variant?.sellingPlanId, canServe));
  const name = offered?.name ?? 'buy_it_now';
  // As in product-host.ts: where the markup recommends a wallet, the link's place stays beside Buy It Now.
  const names = recommended || name !== 'buy_it_now' ? [name, 'more_options'] : [name];
  return {
    names,
    offered: names,
    disabled: !variant || !!allSubmitsDisabled(form, host),
  };
}

/**
 * The wallets of a cart, by the rules of `src/core/element/cart-host.tsx`.
 *
 * @returns null where the shopper has no cart
 * @throws for markup that can't be used
 */
export function shownInCart(host: Element, canServe: CanServe): Shown | null {
  if (!cartId()) return null;
  const hasPlan = host.hasAttribute('has-selling-plan');
  const entries = read(host, 'wallet-configs') as (Entry | null)[];
  const namesOf = (forPlan: boolean) => [
    ...new Set(entries.flatMap((entry) => (isOffered(entry, forPlan, canServe) ? entry.name : []))),
  ];
  return { names: namesOf(false), offered: namesOf(hasPlan), disabled: host.hasAttribute('disabled') };
}
