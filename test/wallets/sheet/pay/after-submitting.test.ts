import { describe, expect, test } from 'vitest';
import type { Situation } from '../../../../wallets/sheet/errors/reaction';
import { MORE_AT_CHECKOUT, toCheckout } from '../../../../wallets/sheet/errors/sheet-errors';
import { afterSubmitting } from '../../../../wallets/sheet/pay/after-submitting';
import type { Completion } from '../../../../wallets/sheet/pay/completion';

const authorized: Situation = { stage: 'authorized', wallet: 'apple_pay', asks: { phone: true, email: true } };

describe('a submission', () => {
  const URL = 'https://shop.example/cart/c/c1?key=k1';

  test.each<[string, Completion, unknown[]]>([
    [
      'that succeeded',
      { type: 'success', redirectUrl: 'https://a/' },
      [{ type: 'complete', redirectUrl: 'https://a/' }],
    ],
    ['that went through before', { type: 'already_accepted' }, [{ type: 'complete', redirectUrl: URL }]],
    ['that is throttled to the last', { type: 'throttled', pollAfter: 0 }, [toCheckout('cart_throttled')]],
    [
      'that failed for a reason',
      { type: 'failed', errors: [{ code: 'TAXES_MUST_BE_DEFINED' }], checkoutUrl: null },
      [toCheckout('dynamic_tax')],
    ],
    ['that is refused', { type: 'refused', errors: [{ code: 'TAXES_MUST_BE_DEFINED' }] }, [toCheckout('dynamic_tax')]],
    ['that failed for none', { type: 'failed', errors: [], checkoutUrl: null }, [MORE_AT_CHECKOUT]],
  ])('%s', async (_what, completion, actions) =>
    expect(await afterSubmitting(completion, authorized, URL)).toEqual(actions),
  );
});
