import type { WretchOptions } from 'wretch';
import type { CartState } from '../../store/shop/cart/cart-state';
import { clearCheckout } from '../../store/shop/cart/checkout';
import { readFaults } from '../../store/server/control/read-faults';
import { answerGraphql } from '../../store/server/graphql/answer-graphql';
import { cartId, readCartId } from '../../store/server/graphql/ids';
import { createStoreState } from '../../store/server/store-state';
import { findProduct } from '../../store/shop/catalog';
import { readDiscounts } from '../../store/shop/cart/discounts';
import { addLine } from '../../store/shop/cart/add-line';

export const ORIGIN = 'http://localhost:4173';

/** Milliseconds after which a browser gives up a request that nobody answers. */
export const BROWSER_LIMIT = 300_000;

/** What can happen to one request on its way: it never arrives; it arrives and its answer is lost; nobody ever answers. */
export type Mishap = 'gone' | 'lost' | 'silent';

/** One request and its answer. */
export interface Sent {
  operation: string;
  variables: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  at: number;
  keepalive: boolean;
  /** When the caller had the answer, or that there was none. */
  came?: { at: number; status: number | null; body: unknown };
}

interface Line {
  /** Milliseconds for each way, one after another, again and again. */
  pace: readonly number[];
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Half an answer is an answer as well.
    return text;
  }
};

/** The demo store in the same process, at the end of a line: no sockets, so that a fake clock is the only one. */
export function createInProcessStore({ pace }: Line) {
  const state = createStoreState();
  const sent: Sent[] = [];
  const mishaps: { operation: string; mishap: Mishap }[] = [];
  let ways = 0;
  let ownCodes: readonly string[] | null = null;
  const way = () => later(pace[ways++ % pace.length] ?? 0);

  const meet = (operation: string): Mishap | undefined => {
    const at = mishaps.findIndex((one) => one.operation === operation);
    return at < 0 ? undefined : mishaps.splice(at, 1)[0]?.mishap;
  };

  const fetch = async (address: string, options: WretchOptions): Promise<Response> => {
    const url = new URL(address, ORIGIN);
    const operation = url.searchParams.get('operation_name') ?? '';
    const body = parsed(String(options.body)) as { variables: Record<string, unknown> };
    const keepalive = options['keepalive'] === true;
    const one: Sent = { operation, variables: body.variables, at: Date.now(), keepalive };
    sent.push(one);
    const fail = () => {
      one.came ??= { at: Date.now(), status: null, body: null };
      return new TypeError('Failed to fetch');
    };

    const carry = async (): Promise<Response> => {
      const mishap = meet(operation);
      await way();
      if (mishap === 'gone') throw fail();
      if (mishap === 'silent') {
        await later(BROWSER_LIMIT);
        throw fail();
      }
      const headers = Object.fromEntries(
        Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
      const request = { method: 'POST', url, headers, cookies: {}, body: { type: 'json' as const, value: body } };
      const answer = await answerGraphql(request, state, ORIGIN, later);
      await way();
      if (answer === 'drop' || mishap === 'lost') throw fail();
      one.came ??= { at: Date.now(), status: answer.status, body: parsed(answer.body) };
      return new Response(answer.body || null, { status: answer.status, headers: answer.headers });
    };
    const stopped = new Promise<never>((_resolve, reject) => {
      options.signal?.addEventListener('abort', () => {
        fail();
        reject(new DOMException('stopped', 'AbortError'));
      });
    });
    return Promise.race([carry(), stopped]);
  };

  return {
    fetch,
    sent,
    state,
    /** The codes that the shopper's own cart had before the press; null where there is no such cart. */
    ownCodes: () => ownCodes,
    /** One thing that goes wrong in the store, beside those that were asked for before. */
    fault(fault: object) {
      const read = readFaults(fault);
      if ('problem' in read) throw new Error(read.problem);
      const { operation } = read.faults[0]!;
      state.faults.set([...state.faults.list().filter((known) => known.operation === operation), ...read.faults]);
    },
    mishap(operation: string, mishap: Mishap) {
      mishaps.push({ operation, mishap });
    },
    /** Nothing goes wrong any more. */
    calm() {
      state.faults.clear();
      mishaps.length = 0;
    },
    /** A cart that the shopper filled before, maybe with codes; its id. */
    fill(goods: readonly (readonly [handle: string, plan: number | null])[], codes: readonly string[] = []): string {
      const cart = state.carts.create();
      ownCodes = codes;
      cart.discounts = readDiscounts(codes);
      for (const [handle, planId] of goods) {
        const product = findProduct(handle)!;
        const sellingPlan = product.sellingPlans.find(({ id }) => id === planId) ?? null;
        addLine(cart, { product, variant: product.variants[0]!, sellingPlan }, {}, 1, 10);
      }
      clearCheckout(cart);
      state.carts.keep(cart);
      return cartId(cart);
    },
    /** The open cart of an id. */
    cart(id: string): CartState | undefined {
      const { token, key } = readCartId(id) ?? { token: '', key: null };
      return state.carts.find(token, key);
    },
    carts: () => state.carts.all(),
    /** Tokens of the carts that became orders. */
    orders: (): string[] => state.carts.orders(),
  };
}

export type InProcessStore = ReturnType<typeof createInProcessStore>;
