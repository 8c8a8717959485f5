import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf } from '../../src/checkout/redirect';
import type { Prepare } from '../../src/wallet';

/** More payment options: who was offered Shop Pay first and did not take it is not sent there (specification, shell §4). */
export const prepare: Prepare = async (ctx) => ({
  eligible: true,
  async start() {
    // Read before the wait: what the shopper saw at the click counts, even if the host changes meanwhile.
    const mode = ctx.recommended === 'shop_pay' ? 'skip_shop_pay' : 'default';
    return endingOf(await preChecks(ctx), mode);
  },
});
