import type { Ending, WalletContext } from '../../../src/wallet';

/**
 * Milliseconds for our work before an approval, and again for our work after it. While a creator hangs, PayPal calls nothing; and a shopper
 * who has approved sees only a busy button.
 */
export const STEP_LIMIT = 27_000;

/** Ends with the dialog of the wallet; `error` is reported. */
export const failed = ({ instrument: wallet }: WalletContext, error: unknown): Ending => ({
  type: 'unrecoverable',
  error,
  wallet,
});

/** How a press ends whose wallet service answered with an error: a shop's account that is restricted has words of its own. */
export const endingOfCode = (ctx: WalletContext, code: string): Ending =>
  code === 'RESTRICTED_WALLET_ACCOUNT'
    ? { type: 'unavailable', wallet: ctx.instrument, because: 'account' }
    : failed(ctx, new Error(code, { cause: { code } }));
