import { PENDING_ORDER } from '../storage-names';
import { CLOCK_AHEAD, ORDER_LIFE, ORDER_UNSEEN, UNKNOWN_ORDER_LIFE } from '../limits';

/** A cart that was submitted, while it is unknown whether it became an order; and for a moment longer where it did. */
export interface PendingOrder {
  /** Global id. */
  cartId: string;
  /** Where the cart is paid, or its order shown. */
  checkoutUrl: string;
  /** The purchase, as `purchaseKeyOf` writes it. */
  purchaseKey: string;
  /** When it was submitted, or was known to be an order, in milliseconds since the epoch: the one clock that pages share. */
  at: number;
  /** It is an order, and presses no longer lead to it. Only a sheet that was approved before may not buy the same again. */
  isOrder: boolean;
}

/** The order whose outcome this page waits for. */
let awaited: PendingOrder | null = null;

/** From now on every press of this page leads to this order; with null no longer. */
export const awaitOrder = (order: PendingOrder | null): void => void (awaited = order);

/** Whether presses of this page lead to the order of a cart. */
export const isAwaitedHere = (cartId: string): boolean => awaited?.cartId === cartId;

/** What the page keeps itself where it may use no storage. */
const ofPage: Record<string, string> = {};

/** All tabs of the store read the first; where it refuses or is full, this tab reads the second, or this page the last. */
const STORAGES = [() => localStorage, () => sessionStorage, () => ofPage];

/** Does something in one storage after another, until it returns true. Those that refuse are passed over. */
export function inStorages(act: (storage: Record<string, string>) => unknown): void {
  STORAGES.some((storage) => {
    try {
      return act(storage());
    } catch {
      // The page may not use it, or it is full.
    }
  });
}

/** Whether an order still counts. */
function counts({ at, isOrder }: PendingOrder): boolean {
  const age = Date.now() - at;
  return age >= -CLOCK_AHEAD && age < (isOrder ? ORDER_LIFE : UNKNOWN_ORDER_LIFE);
}

/** An order as a key and its line with a tab between. Not JSON, because old libraries give lists a `toJSON` that turns them into texts. */
export const orderText = ({ purchaseKey, at, cartId, checkoutUrl, isOrder }: PendingOrder): string =>
  [PENDING_ORDER + purchaseKey, at, cartId, checkoutUrl, ...(isOrder ? ['order'] : [])].join('\t');

/** Reads such a text. Undefined if other code has written it: that names no checkout address. */
export function readOrder(text: string): PendingOrder | undefined {
  const [key = '', at, cartId = '', checkoutUrl, outcome] = text.split('\t');
  if (!checkoutUrl || !key.startsWith(PENDING_ORDER)) return undefined;
  return { at: Number(at), cartId, checkoutUrl, isOrder: !!outcome, purchaseKey: key.slice(PENDING_ORDER.length) };
}

/** All orders that the storages keep. Lines that count no longer are removed. */
export function readOrders(): PendingOrder[] {
  const orders: PendingOrder[] = [];
  inStorages((storage) => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(PENDING_ORDER)) continue;
      const order = readOrder(`${key}\t${storage[key]}`);
      if (order && counts(order)) orders.push(order);
      else delete storage[key];
    }
  });
  return orders;
}

/** Of the orders, the carts of those that a shopper who approves now has had the time to see. */
export const seenOrders = (): string[] =>
  readOrders()
    .filter(({ isOrder, at }) => isOrder && at <= Date.now() - ORDER_UNSEEN)
    .map(({ cartId }) => cartId);

/**
 * The cart that may be the order of an earlier press for the same purchase: its checkout shows the order if there is one. A press has to go
 * there instead of starting a new purchase.
 */
export const earlierOrder = (purchaseKey: string): PendingOrder | undefined =>
  awaited ?? readOrders().find((order) => order.purchaseKey === purchaseKey && !order.isOrder);
