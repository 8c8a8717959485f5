import { lateStorage } from './late-storage';
import { sharedChannel } from './shared-channel';
import { sharedLocks, type Locks } from './shared-locks';
import type { InProcessStore, Sent } from '../in-process/store';

export type Storage = 'works' | 'throws' | 'full' | 'cleared';

/** A browser's profile, which may have several tabs. A private window is another one. */
export interface Shopper {
  /** Whether pages may use storage, it is full, or some script of the page clears it at once. */
  storage: Storage;
  shared: ReturnType<typeof lateStorage>;
  locks: ReturnType<typeof sharedLocks>;
  channel: ReturnType<typeof sharedChannel>;
  /** What the pages have sent. */
  sent: Sent[];
  /** Addresses that the tabs went to. */
  went: string[];
}

export function newShopper(
  storage: Shopper['storage'],
  delays: readonly number[] = [0],
  locks: Locks = 'work',
): Shopper {
  const shared = lateStorage(delays);
  return { storage, shared, locks: sharedLocks(locks), channel: sharedChannel(), sent: [], went: [] };
}

const ADDRESS = /\/(?:cart\/c|thank-you)\/([^/?]+)/;

/** The token of the cart or order that an address shows. */
export const tokenIn = (address: string): string => ADDRESS.exec(address)?.[1] ?? '';

/** Tokens of all carts that the store has made for the shopper. */
const cartsOf = ({ sent }: Shopper): Set<string> =>
  new Set(
    [...JSON.stringify(sent.map(({ came, variables }) => [came?.body, variables])).matchAll(/Cart\/([^?"\\]+)/g)].map(
      ([, token]) => token!,
    ),
  );

/** The shopper's carts that became orders. */
export function ordersOf(shopper: Shopper, store: InProcessStore): string[] {
  const carts = cartsOf(shopper);
  return store.orders().filter((token) => carts.has(token));
}

/** Whether the shopper has been shown an order: the store forwards a finished cart to its order. */
export const isTold = ({ went }: Shopper, store: InProcessStore): boolean =>
  went.some((address) => store.state.carts.isComplete(tokenIn(address)));

/** Addresses of carts that are not the shopper's. */
export function strangersCarts(shopper: Shopper): string[] {
  const carts = cartsOf(shopper);
  return shopper.went.filter((address) => tokenIn(address) && !carts.has(tokenIn(address)));
}
