import { goToCheckout } from '../../src/checkout/go-to-checkout';
import { PRESSED_EARLY } from '../../src/names';
import type { Ending, Prepare, WalletContext } from '../../src/wallet';
import { runSheet } from './run-sheet';

/** Without a sheet: a press that came before the widget was too long ago to open one, and is asked for again. Checkout takes others. */
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
