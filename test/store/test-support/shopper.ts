import { beforeEach } from 'vitest';
import type { OpenStore } from './open-store';

export interface Cart {
  items: { variant_id: number; quantity: number }[];
}

/** A shopper for all tests of a file, without a cookie at the beginning of each. */
export function useShopper(store: OpenStore) {
  const remember = (response: Response): Response => {
    const [line] = response.headers.getSetCookie();
    if (line) shopper.cookie = line.split(';')[0] ?? '';
    return response;
  };
  const shopper = {
    /** The shopper's `cart` cookie; tests may change it. */
    cookie: '',
    post: async (path: string, body: unknown) => remember(await store.post(path, body, { cookie: shopper.cookie })),
    submit: async (path: string, body: URLSearchParams | FormData) =>
      remember(await store.get(path, { method: 'POST', headers: { cookie: shopper.cookie }, body })),
    async cart(): Promise<Cart> {
      const response = remember(await store.get('/cart.js', { headers: { cookie: shopper.cookie } }));
      return response.json() as Promise<Cart>;
    },
    /** The cart's lines as variant and quantity, newest first. */
    held: async () => (await shopper.cart()).items.map((item) => [item.variant_id, item.quantity] as const),
  };
  beforeEach(() => void (shopper.cookie = ''));
  return shopper;
}

/** Status and description of an answer that refuses a change of the cart. */
export async function problemOf(response: Response): Promise<[status: number, description: string]> {
  const { description } = (await response.json()) as { description: string };
  return [response.status, description];
}
