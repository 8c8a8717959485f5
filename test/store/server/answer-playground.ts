import { playgroundPage, VARIANT } from '../pages/playground/playground-page';
import type { PageRequest } from '../pages/page-request';
import { cartOfCookie, cookieOfCart } from './cart-cookie';
import { filledCart } from './filled-cart';
import { html, withCookie, type Answer } from './http/answer';
import type { StoreRequest } from './http/store-request';
import type { StoreState } from './store-state';

/** `GET /__store/playground`; null for any other path. A cart's wallets need a cart with goods, so a shopper without one gets it. */
export function answerPlayground(
  request: StoreRequest,
  state: StoreState,
  given: Omit<PageRequest, 'url' | 'cart'>,
): Answer | null {
  const { method, url } = request;
  if (method !== 'GET' || url.pathname !== '/__store/playground') return null;
  const own = cartOfCookie(state.carts, request);
  const isEmpty = !own?.lines.length;
  const cart = isEmpty ? filledCart(state, new URL(`?cart=${VARIANT}:1`, url)) : own;
  const answer = html(200, playgroundPage({ ...given, url, cart }));
  return cart && isEmpty ? withCookie(answer, cookieOfCart(cart)) : answer;
}
