import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { modelPatience, modelRuns } from '../../in-process/model-runs';
import { NOWHERE, onTabs } from '../../one-order/tab-globals';
import { loadModules, type TabModules } from '../../one-order/tab-modules';
import { wrongWith } from './promises';
import { walk } from './walk';
import { ways } from './ways';

onTabs();

const RUNS = modelRuns(200, 3000);

let modules: TabModules;
/** One for all ways: modules listen to it when they come, and for as long as the page. */
const window = new EventTarget();
beforeAll(async () => {
  modules = await loadModules({ ...NOWHERE, window });
}, 60_000);

test(
  'a press makes one cart at most, opens its window in its click, and ends by what PayPal tells first, whatever PayPal, the page and the store do',
  () =>
    fc.assert(
      fc.asyncProperty(ways, async (way) => {
        expect(wrongWith(await walk(modules, window, way))).toEqual([]);
      }),
      RUNS,
    ),
  modelPatience(RUNS),
);
