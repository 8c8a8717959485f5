import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../near/fake-time';
import { buy } from './buy';
import { purchases } from './purchases';

/** How many purchases are tried; more by KARUI_MODEL_RUNS, one again by KARUI_MODEL_SEED. */
const runs = Number(process.env['KARUI_MODEL_RUNS'] ?? 300);
const seed = process.env['KARUI_MODEL_SEED'];
const PATIENCE = 60_000 + runs * 400;

beforeAll(async () => {
  await loaded();
  await Promise.all([import('../../../wallets/apple-pay'), import('../../../src/checkout')]);
});
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test(
  'whatever shopper, line, store and clock do, one purchase is one order at most, and who made it is told',
  () =>
    fc.assert(
      fc.asyncProperty(purchases, async (purchase) => void expect(await buy(purchase)).toEqual([])),
      { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) },
    ),
  PATIENCE,
);
