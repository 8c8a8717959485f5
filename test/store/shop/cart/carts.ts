import { randomBytes, randomUUID } from 'node:crypto';
import type { CartState } from './cart-state';
import { SHOP_CURRENCY } from './money';

/** Like today's tokens it has letters that hexadecimal digits have not, so that code which expects those fails. */
const freshToken = () =>
  `hWN${randomBytes(18)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, 'k')}`;

/** All carts of the store, in memory. */
export const createCarts = () => {
  const open = new Map<string, CartState>();
  const complete = new Set<string>();
  const create = (): CartState => {
    const now = new Date().toISOString();
    return {
      token: freshToken(),
      key: randomBytes(16).toString('hex'),
      createdAt: now,
      updatedAt: now,
      lines: [],
      note: '',
      attributes: {},
      discounts: [],
      buyerCountry: null,
      email: null,
      phone: null,
      currency: SHOP_CURRENCY,
    };
  };
  return {
    /** Creates an empty cart with a new token and key. It is found again only after `keep`. */
    create,
    /** A new cart with the lines of the token's cart and without its buyer, for calls with a wrong key. */
    copy(token: string): CartState | undefined {
      const known = open.get(token);
      if (!known) return undefined;
      const { lines, note, attributes, discounts } = known;
      const held = lines.map((line) => Object.assign({}, line, { id: randomUUID() }));
      return { ...create(), lines: held, note, attributes: { ...attributes }, discounts: [...discounts] };
    },
    all: () => [...open.values()],
    keep(cart: CartState) {
      cart.updatedAt = new Date().toISOString();
      open.set(cart.token, cart);
    },
    /** The cart of a token, if the key is right. */
    find(token: string, key: string | null): CartState | undefined {
      const cart = open.get(token);
      return cart?.key === key ? cart : undefined;
    },
    /** Closes the cart, because its order was placed. */
    complete(token: string): void {
      if (open.delete(token)) complete.add(token);
    },
    isComplete: (token: string): boolean => complete.has(token),
    /** Tokens of the carts that became orders, oldest first. */
    orders: () => [...complete],
    reset() {
      open.clear();
      complete.clear();
    },
  };
};

export type Carts = ReturnType<typeof createCarts>;
