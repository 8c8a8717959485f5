import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf } from '../../src/checkout/redirect';
import type { Prepare } from '../../src/wallet';

/** Buy It Now: pre-checks, then checkout. */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  start: async () => endingOf(await preChecks(ctx)),
});
