import { goToCheckout } from '../../src/checkout/go-to-checkout';
import type { Prepare } from '../../src/wallet';
import { runSheet } from './run-sheet';

/** Apple Pay: the whole order in Apple's sheet. When no sheet could be opened, checkout takes the order. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: async (opened) => (opened ? runSheet(ctx, opened, opened.payee) : goToCheckout(ctx)),
});
