import type { Ending, WalletContext } from '../../../wallet';
import { preChecks } from './pre-checks';
import { endingOf, type CheckoutParameters } from './redirect';

/** Pre-checks, then checkout: for a wallet without a sheet of its own, or whose sheet can't be opened. */
export const goToCheckout = async (ctx: WalletContext, parameters?: CheckoutParameters): Promise<Ending> =>
  endingOf(await preChecks(ctx), parameters);
