import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { modelPatience, modelRuns } from '../in-process/model-runs';
import { buyInTabs } from './buy-in-tabs';
import { createSlot, type Slot } from './tab';
import { onTabs } from './tab-globals';
import { purchasesInTabs } from './tabs';

onTabs();

const slots: Slot[] = [];
beforeAll(async () => {
  for (let tab = 0; tab < 3; tab++) slots.push(await createSlot());
}, 120_000);

const RUNS = modelRuns(200, 10_000);

test(
  'one purchase in several tabs makes at most one order, no press hangs, and nobody sees a stranger’s cart',
  () =>
    fc.assert(
      fc.asyncProperty(purchasesInTabs, async (purchase) => void expect(await buyInTabs(slots, purchase)).toEqual([])),
      RUNS,
    ),
  modelPatience(RUNS),
);
