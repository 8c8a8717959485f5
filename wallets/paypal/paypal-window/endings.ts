import type { Cart } from '../../../src/press/cart/calls';
import type { Ending, WalletContext } from '../../../src/wallet';
import { checkoutEndingWith } from '../../order';

/** The ending with the wallet's dialog; `error` is reported. */
export const failed = ({ wallet }: WalletContext, error: unknown): Ending => ({
  type: 'unrecoverable',
  error,
  wallet,
});

/**
 * The ending of a press with a cart for an error code of the wallet service: its checkout goes on. A restricted account of the shop has its
 * own words.
 */
export const endingOfCode = (ctx: WalletContext, code: string, cart: Cart): Ending =>
  code === 'RESTRICTED_WALLET_ACCOUNT'
    ? { type: 'unavailable', wallet: ctx.wallet, because: 'account' }
    : checkoutEndingWith(new Error(code, { cause: { code } }), cart);
