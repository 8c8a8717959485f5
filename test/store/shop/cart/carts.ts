import { randomBytes, randomUUID } from 'node:crypto';
import type { CartState } from './cart-state';
import { SHOP_CURRENCY } from './money';

export interface Carts {
  /** An empty cart with a fresh token and key. It is not found again before it was `keep`t. */
  create(): CartState;
  keep(cart: CartState): void;
  /** The cart of a token, if the key fits. */
  find(token: string, key: string | null): CartState | undefined;
  /** A new cart with what the token's cart holds and nothing of its buyer: what a key that does not fit gets. */
  copy(token: string): CartState | undefined;
  all(): CartState[];
  /** Closes the cart for good: the order of that token was placed. */
  complete(token: string): CartState | undefined;
  isComplete(token: string): boolean;
  /** Tokens of the carts that became orders, oldest first. */
  orders(): string[];
  reset(): void;
}

/** Mixed case and far from a number, like today's tokens: nobody may take it for 32 hexadecimal digits. */
const freshToken = () =>
  `hWN${randomBytes(18)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, 'k')}`;

/** Every cart of the store, in memory, whichever API made it. */
export const createCarts = (): Carts => {
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
    create,
    copy(token) {
      const known = open.get(token);
      if (!known) return undefined;
      const { lines, note, attributes, discounts } = known;
      const held = lines.map((line) => Object.assign({}, line, { id: randomUUID() }));
      return { ...create(), lines: held, note, attributes: { ...attributes }, discounts: [...discounts] };
    },
    all: () => [...open.values()],
    keep(cart) {
      cart.updatedAt = new Date().toISOString();
      open.set(cart.token, cart);
    },
    find(token, key) {
      const cart = open.get(token);
      return cart?.key === key ? cart : undefined;
    },
    complete(token) {
      const cart = open.get(token);
      if (!cart) return undefined;
      open.delete(token);
      complete.add(token);
      return cart;
    },
    isComplete: (token) => complete.has(token),
    orders: () => [...complete],
    reset() {
      open.clear();
      complete.clear();
    },
  };
};
