import { endingOf } from '../../src/checkout/redirect';
import type { Cart } from '../../src/checkout/schema';
import type { Ending } from '../../src/wallet';

/** How long Amazon's script has to leave the page, in milliseconds. */
const LIMIT = 10_000;

/**
 * Whether the page is left within the limit.
 *
 * @param limit milliseconds
 */
export const pageLeft = (limit: number): Promise<boolean> =>
  new Promise((resolve) => {
    const leave = () => {
      clearTimeout(stay);
      resolve(true);
    };
    const stay = setTimeout(() => {
      removeEventListener('pagehide', leave);
      resolve(false);
    }, limit);
    addEventListener('pagehide', leave, { once: true });
  });

/** To the cart's checkout, where Amazon's page could not be opened. */
export const toCheckout = (cart: Cart): Ending =>
  endingOf({ type: 'decelerate', reason: 'redirect_to_checkout_required', cart });

/** How a press ends that Amazon's script has been given. */
export const handOver = async (cart: Cart): Promise<Ending> =>
  (await pageLeft(LIMIT)) ? { type: 'handed_over' } : toCheckout(cart);

/** What was thrown as an error: Amazon's script throws plain texts. */
export const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error('Amazon', { cause }));

/** The ending with an error, for those that can carry one. */
export const withError = (ending: Ending, error: unknown): Ending =>
  ending.type === 'redirect' || ending.type === 'decelerate' ? { ...ending, error } : ending;
