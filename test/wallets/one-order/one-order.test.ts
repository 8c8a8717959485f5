import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { onFakeClock } from '../in-process/fake-time';
import { MODEL_PATIENCE, MODEL_RUNS } from '../in-process/model-runs';
import { buy } from './buy';
import { purchases } from './purchases';

onFakeClock();
beforeAll(() => Promise.all([import('../../../wallets/apple-pay'), import('../../../src/press/checkout')]));

test(
  'whatever shopper, line, store and clock do, one purchase is one order at most, and who made it is told',
  () =>
    fc.assert(
      fc.asyncProperty(purchases, async (purchase) => void expect(await buy(purchase)).toEqual([])),
      MODEL_RUNS,
    ),
  MODEL_PATIENCE,
);
