import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { MODEL_PATIENCE, MODEL_RUNS } from '../in-process/model-runs';
import { buy } from './buy';
import { purchases } from './purchases';
import { createSlot, type Slot } from './tab';
import { onTabs } from './tab-globals';

onTabs();

let slot: Slot;
beforeAll(async () => {
  slot = await createSlot();
}, 60_000);

test(
  'one purchase makes at most one order, and its shopper sees the order, whatever shopper, line, store and clock do',
  () =>
    fc.assert(
      fc.asyncProperty(purchases, async (purchase) => void expect(await buy(slot, purchase)).toEqual([])),
      MODEL_RUNS,
    ),
  MODEL_PATIENCE,
);
