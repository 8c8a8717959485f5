import type { Warning, Cart } from './calls';
import { isClientError, isRefusal } from '../../api/client-error';
import type { DecelerationReason } from '../../wallet';

/**
 * What the warnings of a cart say about its stock; `outcomeOfCart` decides what follows. A sold-out line is no error of the operation: it
 * stays in the cart with quantity 0.
 */
export function stock(
  cart: { lines: { nodes: readonly { quantity: number }[] } },
  warnings: readonly Warning[],
): 'out_of_stock' | 'not_enough_stock' | null {
  const codes = warnings.map(({ code }) => code);
  const outOfStock = codes.includes('MERCHANDISE_OUT_OF_STOCK');
  if (outOfStock && cart.lines.nodes.every((line) => line.quantity === 0)) return 'out_of_stock';
  return outOfStock || codes.includes('MERCHANDISE_NOT_ENOUGH_STOCK') ? 'not_enough_stock' : null;
}

/** The result of a press's pre-checks. */
export type Outcome =
  | { type: 'unrecoverable'; error: unknown; about?: 'quantity' }
  | { type: 'custom_validation'; message: string }
  | { type: 'out_of_stock' }
  /** The shopper's own cart does not exist any more: there is no checkout to go to. */
  | { type: 'no_cart' }
  | { type: 'decelerate'; reason: DecelerationReason; cart: Cart }
  | { type: 'success'; cart: Cart };

/** The outcome of a call that failed. Any other error is a bug, and is thrown again. */
export function outcomeOfFailure(cause: unknown): Outcome {
  if (!isClientError(cause)) throw cause;
  const reason = cause.kind === 'graphql' ? 'graphql_error' : 'no_response';
  return { type: 'unrecoverable', error: new Error(reason, { cause }) };
}

/** Whether a press could not begin because the API refuses it: no cart was made, and the store's own way to checkout is open. */
export const isRefused = (error: unknown): boolean => error instanceof Error && isRefusal(error.cause);

/** A cart of 0 has the same price in every currency. */
function isOtherCurrency({ cost: { totalAmount } }: Cart, currency: string): boolean {
  return Number(totalAmount.amount) !== 0 && totalAmount.currencyCode.toLowerCase() !== currency.toLowerCase();
}

/**
 * The outcome of a cart without errors. Throws when it cannot be checked out although no error says why.
 *
 * @param problem what is wrong with its goods
 * @param currency ISO 4217, what the shopper saw on the page
 */
export function outcomeOfCart(
  cart: Cart | null,
  problem: 'out_of_stock' | 'not_enough_stock' | 'cart_empty' | null,
  currency: string,
): Outcome {
  if (!cart?.id || !cart.checkoutUrl) throw new Error('neither an error nor a cart');
  if (problem === 'out_of_stock') return { type: problem };
  const reason = problem ?? (isOtherCurrency(cart, currency) ? 'currency_changed' : null);
  return reason ? { type: 'decelerate', reason, cart } : { type: 'success', cart };
}
