import { PENDING_ORDERS } from '../../names';
import type { ProductForm } from '../../wallet';

/** A cart that was submitted, while it is unknown whether it became an order. */
export interface PendingOrder {
  /** Global id. */
  cartId: string;
  /** Where the cart is paid, or its order shown. */
  checkoutUrl: string;
  /** The purchase, as `purchaseKey` writes it. */
  bought: string;
  /** Milliseconds since the epoch: the one clock that pages share. */
  at: number;
}

/** How long a press for the same purchase goes to the cart that may be its order, in milliseconds. */
const LIFE = 30 * 60_000;

/**
 * A key for a purchase, without anything that a shopper may have typed: variant, quantity and selling plan, or the id of the shopper's own
 * cart.
 */
export function purchaseKey(form: ProductForm | null, cartId: string | null): string {
  return form ? `${form.variantId} ${form.quantity} ${form.sellingPlanId ?? ''}` : `${cartId}`;
}

/** The order whose outcome this page waits for. */
let awaited: PendingOrder | null = null;
/** Orders that could not be written to the tab's storage: this page remembers them. */
let unwritten: PendingOrder[] = [];

/** One line of the storage. Not JSON, because old libraries give lists a `toJSON` that turns them into texts. */
const lineOf = ({ at, bought, cartId, checkoutUrl }: PendingOrder) => [at, bought, cartId, checkoutUrl].join('\t');

function orderOf(line: string): PendingOrder {
  const [at, bought = '', cartId = '', checkoutUrl = ''] = line.split('\t');
  return { at: Number(at), bought, cartId, checkoutUrl };
}

function readOrders(): PendingOrder[] {
  let written: string[] = [];
  try {
    written = sessionStorage.getItem(PENDING_ORDERS)?.split('\n') ?? [];
  } catch {
    // The page may not read.
  }
  // A line that other code has written names no checkout address, so it is no order.
  const isOrder = ({ at, checkoutUrl }: PendingOrder) => checkoutUrl && Date.now() - at < LIFE;
  return [...unwritten, ...written.map(orderOf)].filter(isOrder);
}

function writeOrders(orders: PendingOrder[]): void {
  try {
    sessionStorage.setItem(PENDING_ORDERS, orders.map(lineOf).join('\n'));
    unwritten = [];
  } catch {
    // Without storage, or if it is full, the page keeps the orders itself.
    unwritten = orders;
  }
}

const others = (cartId: string): PendingOrder[] => readOrders().filter((order) => order.cartId !== cartId);

/** From now until `forgetOrder`, presses lead to this cart: every press of this page, and presses for the same purchase in this tab. */
export function rememberOrder(order: Omit<PendingOrder, 'at'>): void {
  awaited = { ...order, at: Date.now() };
  writeOrders([...others(order.cartId), awaited]);
  // A shopper who comes back to this page from the cart may buy something else.
  addEventListener('pagehide', () => (awaited = null), { once: true });
}

/** The outcome of the cart is known. Where it is an order, this page is about to go there, and nothing else is bought on it. */
export function forgetOrder(cartId: string, isOrder: boolean): void {
  if (awaited?.cartId === cartId && !isOrder) awaited = null;
  writeOrders(others(cartId));
}

/** The cart that a press has to go to instead of starting a new purchase. */
export function pendingOrder(bought: string): PendingOrder | undefined {
  return awaited ?? readOrders().find((order) => order.bought === bought);
}
