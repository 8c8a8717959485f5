import type { CartState, LineState } from '../../shop/cart/cart-state';
import type { DeliveryGroup } from '../../shop/delivery/groups';

/** The cart's id with its secret key, which every call has to send. */
export const cartId = (cart: CartState): string => `gid://shopify/Cart/${cart.token}?key=${cart.key}`;

/** The cart's id without its secret key, which warnings use as their target. */
export const cartTarget = (cart: CartState): string => `gid://shopify/Cart/${cart.token}`;

export const lineId = (cart: CartState, line: LineState): string =>
  `gid://shopify/CartLine/${line.id}?cart=${cart.token}`;

export const groupId = (cart: CartState, group: DeliveryGroup): string =>
  `gid://shopify/CartDeliveryGroup/${group.id}?cart=${cart.token}`;

export const variantId = (id: number): string => `gid://shopify/ProductVariant/${id}`;
export const sellingPlanId = (id: number): string => `gid://shopify/SellingPlan/${id}`;

/** The number of a global id of `type`, `null` for an id of anything else. */
export const numberOf = (type: 'ProductVariant' | 'SellingPlan', id: string): number | null => {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(id);
  return match?.[1] === type ? Number(match[2]) : null;
};

/** Splits a cart's global id; `null` when it is not one. */
export const readCartId = (id: string): { token: string; key: string | null } | null => {
  const match = /^gid:\/\/shopify\/Cart\/([^?/]+)(?:\?(.*))?$/.exec(id);
  return match?.[1] ? { token: match[1], key: new URLSearchParams(match[2]).get('key') } : null;
};
