import type { CartState } from '../shop/cart/cart-state';
import { dropCookie, setCookie } from './http/cookies';
import type { StoreRequest } from './http/store-request';
import { marketOfShopper } from './choices';
import { settleCurrency } from '../shop/cart/settle-currency';
import type { Carts } from '../shop/cart/carts';

/** The shopper's cart, found by the `cart` cookie (`<token>?key=<key>`); `null` without the cookie, or when the cart is gone. */
export const cartOfCookie = (carts: Carts, request: StoreRequest): CartState | null => {
  const [token, query] = (request.cookies['cart'] ?? '').split('?');
  const cart = token ? carts.find(token, new URLSearchParams(query).get('key')) : undefined;
  if (cart) settleCurrency(cart, marketOfShopper(request).country);
  return cart ?? null;
};

/** The `Set-Cookie` line that makes a cart the shopper's. */
export const cookieOfCart = (cart: CartState): string => setCookie('cart', `${cart.token}?key=${cart.key}`);

/** The `Set-Cookie` line that takes the cart away again. */
export const noCartCookie = (): string => dropCookie('cart');
