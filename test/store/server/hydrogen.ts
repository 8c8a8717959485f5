import { cartOfCookie, cookieOfCart } from './cart-cookie';
import { isRecord } from './control/is-record';
import { putLine } from './ajax/put-line';
import { cartId, numberOf } from './graphql/ids';
import { json, withCookie, type Answer } from './http/answer';
import type { StoreRequest } from './http/store-request';
import type { CartState } from '../shop/cart/cart-state';
import type { StoreState } from './store-state';

/** The kinds of change that Hydrogen's cart route knows. */
const KINDS = ['lines', 'discountCodes', 'attributes', 'note'];

const refused = (code: string): Answer => json(400, { error: { code } });

const cartView = (cart: CartState | null) =>
  cart && { id: cartId(cart), totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) };

/** Adds lines and sets the note; null where it went well. */
function change(cart: CartState, fields: Record<string, unknown>, { stock }: StoreState): Answer | null {
  if (typeof fields['note'] === 'string') cart.note = fields['note'];
  for (const line of Array.isArray(fields['lines']) ? fields['lines'] : []) {
    const variantId = isRecord(line) ? numberOf('ProductVariant', String(line['merchandiseId'])) : null;
    if (!isRecord(line) || variantId === null) return refused('invalid_cart_request');
    const put = putLine(cart, stock, {
      variantId,
      quantity: Number(line['quantity'] ?? 1),
      sellingPlanId: null,
      attributes: {},
    });
    if (put.type === 'error') return put.answer;
  }
  return null;
}

/**
 * `/api/cart`, the cart's route of Hydrogen 2026-10 as its change log describes it: one kind of change a request, JSON, and the cookie
 * `cart`. Null for any other path.
 */
export function answerHydrogen(request: StoreRequest, state: StoreState): Answer | null {
  const { url, method, body } = request;
  if (url.pathname !== '/api/cart') return null;
  const own = cartOfCookie(state.carts, request);
  if (method !== 'POST') return json(200, { cart: cartView(own) });
  const fields = body.type === 'json' && isRecord(body.value) ? body.value : {};
  if (KINDS.filter((kind) => kind in fields).length !== 1) return refused('invalid_cart_request');
  const cart = own ?? state.carts.create();
  const problem = change(cart, fields, state);
  state.carts.keep(cart);
  return withCookie(problem ?? json(200, { cart: cartView(cart) }), cookieOfCart(cart));
}
