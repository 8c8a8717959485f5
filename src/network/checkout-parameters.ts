/** What the address of checkout says of a press: the widget and a server's markup write the same. */
import type { CheckoutParameters } from '../wallet-context';
import type { PageType } from '../wallet-id';
import { readProductWallets, type ReadAttribute } from '../markup/host-attributes';

/** What is known of a press that leads to checkout. */
export interface WayToCheckout {
  /** The pressed wallet, as in markup. */
  wallet: string;
  pageType: PageType;
  /** The shopper's own cart is bought: a drawer may be on any page. */
  hasCart: boolean;
  /** The wallet that the page recommends first, as in markup or as in other systems. */
  recommended?: string | null | undefined;
}

/** Where the shopper comes from; null for a checkout page, and where that is not known. */
function sourceOf({ pageType, hasCart }: WayToCheckout): 'product' | 'cart' | null {
  if (pageType === 'checkout') return null;
  if (hasCart || pageType.startsWith('cart')) return 'cart';
  return pageType === 'product' ? pageType : null;
}

/**
 * The wallet that a host recommends first: from `recommended`, as long as it is the one that is shown; otherwise from
 * `recommended-instrument`.
 *
 * @param first what is shown first, as other systems call it; absent for nothing
 * @throws DeveloperError for markup that can't be used
 */
export function recommendedBy(read: ReadAttribute, first: string | null | undefined): string | null | undefined {
  const { recommended } = readProductWallets(read);
  if (!recommended) return (read('recommended-instrument') || '').trim();
  return recommended.name.replace(/_/g, '') === (first || '').toLowerCase() ? recommended.name : null;
}

/** The parameters of a wallet's way to checkout. */
export function checkoutParameters(way: WayToCheckout): CheckoutParameters {
  const { wallet, recommended } = way;
  const source = sourceOf(way);
  if (wallet === 'shop_pay')
    return Object.assign({ payment: 'shop_pay' }, source && { redirect_source: `direct_checkout_${source}` });
  // Who was offered Shop Pay and chose this instead is not led to Shop Pay.
  if (wallet === 'more_options' && /^(shop_pay|ShopPay)$/.test(recommended || '')) return { skip_shop_pay: 'true' };
  // Checkout may offer wallets.
  return { storefront_wallet: 'true' };
}

/** The address of checkout with these parameters, for who goes there without a cart of the widget's. */
export const checkoutWith = (address: string, parameters: CheckoutParameters): string =>
  `${address}?${new URLSearchParams(parameters)}`;
