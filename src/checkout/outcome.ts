import type { InitialCart } from './initial-cart';
import type { Cart } from './schema';
import type { DecelerationReason } from '../wallet';

/** What the pre-checks of a press came to (specification, wallets §4). */
export type Outcome =
  | { type: 'unrecoverable'; error: unknown }
  | { type: 'custom_validation'; message: string }
  | { type: 'out_of_stock' }
  /** The shopper's own cart is gone: there is no checkout to go to. */
  | { type: 'no_cart' }
  | { type: 'decelerate'; reason: DecelerationReason; cart: Cart }
  | { type: 'success'; cart: Cart };

function currencyChanged({ cost: { totalAmount } }: Cart, currency: string): boolean {
  return Number(totalAmount.amount) !== 0 && totalAmount.currencyCode.toLowerCase() !== currency.toLowerCase();
}

/**
 * Names the outcome of a new cart; the order of lines is the order of specification, shell §4. Throws when there is no cart
 * although no known error says why.
 *
 * @param currency ISO 4217, what the shopper saw on the page
 */
export function outcomeOf({ cart, errors, abortReason, decelerationReason }: InitialCart, currency: string): Outcome {
  const unrecoverable = errors.find((error) => error.type === 'unrecoverable');
  if (unrecoverable) {
    return { type: 'unrecoverable', error: new Error(unrecoverable.reason, { cause: unrecoverable.cause }) };
  }

  const messages = errors.filter((error) => error.type === 'custom_validation').map(({ message }) => message);
  if (messages.length > 0) return { type: 'custom_validation', message: messages.join('\n') };

  const unknown = errors.find((error) => error.type === 'unknown');
  if (unknown) throw new Error(`the cart has an unknown error: ${unknown.cause.code}`, { cause: unknown.cause });

  if (decelerationReason === 'missing_cart_id') return { type: 'no_cart' };

  // Specification, shell §5.
  if (!cart?.id || !cart.checkoutUrl)
    throw new Error('the API gave neither an error nor a cart that can be checked out');

  if (abortReason) return { type: abortReason };

  const reason = decelerationReason ?? (currencyChanged(cart, currency) ? 'currency_changed' : null);
  return reason ? { type: 'decelerate', reason, cart } : { type: 'success', cart };
}
