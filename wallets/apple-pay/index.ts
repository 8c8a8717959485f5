import { goToCheckout } from '../../src/press/checkout/go-to-checkout';
import { PRESSED_EARLY } from '../../src/names';
import type { Ending, Prepare, WalletContext } from '../../src/wallet';
import { runSheet } from './run-sheet';

/** The ending without a sheet. Where the press came before the widget, a new press can open a sheet: it is asked for. Else checkout. */
async function withoutSheet(ctx: WalletContext): Promise<Ending> {
  if (!ctx.element.hasAttribute(PRESSED_EARLY)) return goToCheckout(ctx);
  ctx.element.removeAttribute(PRESSED_EARLY);
  return { type: 'unavailable', wallet: ctx.instrument, because: 'press_again' };
}

/** Apple Pay: the whole order in Apple's sheet. When no sheet could be opened, checkout takes the order. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: async (opened, at) => (opened ? runSheet(ctx, opened, at) : withoutSheet(ctx)),
});
