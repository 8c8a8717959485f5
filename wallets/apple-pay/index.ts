import { askAtCheckout, buyAtCheckout } from '../../src/press/running/cart/checkout-ending';
import { PRESSED_EARLY } from '../../src/names';
import type { Ending, Prepare, WalletContext } from '../../src/wallet';
import { runSheet } from './run-sheet';

/**
 * The ending without a sheet. If the press came before the widget, the shopper is asked to press again, because a new press can open a
 * sheet. Otherwise checkout, as for a shop that demands a company's name.
 */
async function withoutSheet(ctx: WalletContext): Promise<Ending> {
  if (ctx.params['companyRequired']) return askAtCheckout(ctx);
  if (!ctx.element.hasAttribute(PRESSED_EARLY)) return buyAtCheckout(ctx);
  ctx.element.removeAttribute(PRESSED_EARLY);
  return { type: 'unavailable', wallet: ctx.wallet, because: 'press_again' };
}

/** Apple Pay: the whole order in Apple's sheet. When no sheet could be opened, checkout takes the order. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: async (opened, at) => (opened ? runSheet(ctx, opened, at) : withoutSheet(ctx)),
});
