import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { onFakeClock } from '../in-process/fake-time';
import { MODEL_PATIENCE, MODEL_RUNS } from '../in-process/model-runs';
import { buy } from './buy';
import { purchases } from './purchases';

onFakeClock();
beforeAll(() =>
  Promise.all([import('../../../wallets/apple-pay'), import('../../../src/press/running/cart/checkout-ending')]),
);

test(
  'one purchase makes at most one order, and its shopper sees the order, whatever shopper, line, store and clock do',
  () =>
    fc.assert(
      fc.asyncProperty(purchases, async (purchase) => void expect(await buy(purchase)).toEqual([])),
      MODEL_RUNS,
    ),
  MODEL_PATIENCE,
);
