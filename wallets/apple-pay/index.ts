import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf } from '../../src/checkout/redirect';
import type { Prepare } from '../../src/wallet';
import { runSheet } from './run-sheet';

/** Apple Pay: the whole order in Apple's sheet. When no sheet could be opened, checkout takes the order. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: async (opened) => (opened ? runSheet(ctx, opened, opened.payee) : endingOf(await preChecks(ctx))),
});
