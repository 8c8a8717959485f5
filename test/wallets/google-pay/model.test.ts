import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../near/fake-time';
import { journeys } from './journeys';
import { wrongAtLast, wrongNow } from './promises';
import { walk } from './walk';

/** How many ways are tried; more by KARUI_MODEL_RUNS, one again by KARUI_MODEL_SEED. */
const runs = Number(process.env['KARUI_MODEL_RUNS'] ?? 300);
const seed = process.env['KARUI_MODEL_SEED'];
const PATIENCE = 60_000 + runs * 400;

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test(
  'whatever shopper, line and store do, the sheet keeps Google’s rules and the press keeps its promises',
  () =>
    fc.assert(
      fc.asyncProperty(journeys, async (journey) => {
        const wrong: string[] = [];
        const seen = await walk(journey, (now) => {
          if (wrong.length === 0) wrong.push(...wrongNow(now));
        });
        expect(wrong.length > 0 ? wrong : wrongAtLast(seen)).toEqual([]);
      }),
      { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) },
    ),
  PATIENCE,
);
