/** What may stand before a path of the store's own: a language, or the shop's number. A page of the merchant's may have any other name. */
const BEFORE = '^/(?:(?:[a-z]{2}(?:-[a-z]{2,4})?|\\d+)/)?';

/** Paths of an order's page. */
const ORDER = RegExp(`${BEFORE}(?:(?:checkouts?/.*)?thank[-_]you(?:/|$)|orders/\\w+)`, 'i');

/** Paths that lead to a checkout: its own, a cart's, a permalink of a cart. */
const CHECKOUT = RegExp(`${BEFORE}(?:checkouts?(?:[/?]|$)|cart/(?:c/|\\d+:\\d))`, 'i');

/** Names of fields by which a form of the store leads to checkout, besides its address. */
const BUTTON = 'checkout';
const RETURN_TO = 'return_to';

/**
 * What an address leads to; undefined for any other page. On whatever server it is: some stores have their checkout on another one.
 *
 * @param sent the fields of a form that is sent there
 */
export function leadsTo(address: string, sent?: FormData | null): 'checkouts' | 'orders' | undefined {
  const { pathname } = new URL(address);
  if (ORDER.test(pathname)) return 'orders';
  if (CHECKOUT.test(pathname) || sent?.has(BUTTON) || CHECKOUT.test(`${sent?.get(RETURN_TO) ?? ''}`))
    return 'checkouts';
}
