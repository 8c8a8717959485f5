import { countryCode } from '../../src/api/request';
import type { Cart } from '../../src/press/cart/calls';
import { isWebAddress, webAddressError } from '../../src/press/cart/checkout-ending';
import type { WalletContext } from '../../src/wallet';
import { personalDataRemoval } from './buyer-and-delivery';
import { closeForLeftPage } from './end-order';
import type { Order, OrderOptions } from './order';
import { createOrderClient } from './order-client';

/** An order without a cart yet. It is closed by itself when the page is left. */
export function createOrder(ctx: WalletContext, options: OrderOptions): Order {
  const order: Order = {
    ctx,
    options,
    ...createOrderClient(ctx),
    closing: new AbortController(),
    page: ctx.signal,
    addressed: { shop: options.shop, wholeName: !!options.wholeName, shipping: '', billing: '', report: ctx.report },
    country: countryCode(ctx.buyerCountry),
    created: null,
    shownTotal: null,
    submission: null,
    wasSubmitted: false,
    hasClaimed: false,
    seenCartIds: [],
    heard: [],
    forgetShopper: () => null,
  };
  order.page.addEventListener('abort', () => closeForLeftPage(order));
  return order;
}

/** Gives the order the cart that the press created or took. Throws when its checkout cannot be reached. */
export function giveCart(order: Order, cart: Cart): void {
  if (!isWebAddress(cart.checkoutUrl)) throw webAddressError(cart.checkoutUrl);
  order.created = cart;
  order.forgetShopper = personalDataRemoval(order.client, cart.id);
}
