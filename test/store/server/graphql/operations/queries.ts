import { subscriptionPolicy } from '../../policies/subscription-policy';
import type { CallContext } from '../call-context';
import { readCartId } from '../ids';
import { viewOf } from '../open-cart';

/** `cart(id:)`: `null` when the cart is unknown or its key is wrong. */
export const cartQuery = ({ id }: { id: string }, context: CallContext) => {
  const named = readCartId(id);
  const cart = named && context.carts.find(named.token, named.key);
  return cart ? viewOf(cart, context) : null;
};

/** `shop { … }`: only the subscription policy (body as HTML, and its page), which is all that the widget asks for. */
export const shop = (_given: unknown, { origin }: CallContext) => ({
  name: 'かるい茶舗',
  subscriptionPolicy: {
    title: '定期購入のキャンセルポリシー',
    handle: 'subscription-policy',
    body: subscriptionPolicy,
    url: `${origin}/policies/subscription-policy`,
  },
});
