import type { Cart } from '../../../src/press/running/cart/calls';
import type { Ending, WalletContext } from '../../../src/wallet';
import { checkoutEndingWith } from '../../order';

/**
 * Time limit for our work before an approval, and again for our work after it, in milliseconds. PayPal has no time limit for a creator, and
 * a shopper who has approved sees only a busy button.
 */
export const STEP_LIMIT = 27_000;

/** The ending with the wallet's dialog; `error` is reported. */
export const failed = ({ wallet }: WalletContext, error: unknown): Ending => ({
  type: 'unrecoverable',
  error,
  wallet,
});

/** The ending of a press with a cart for an error code of the wallet service: its checkout goes on. A restricted account of the shop has its own words. */
export const endingOfCode = (ctx: WalletContext, code: string, cart: Cart): Ending =>
  code === 'RESTRICTED_WALLET_ACCOUNT'
    ? { type: 'unavailable', wallet: ctx.wallet, because: 'account' }
    : checkoutEndingWith(new Error(code, { cause: { code } }), cart);
