import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../in-process/fake-time';
import { MODEL_PATIENCE, MODEL_RUNS } from '../in-process/model-runs';
import { journeys } from './journeys';
import { wrongAtLast, wrongNow } from './promises';
import { walk } from './walk';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test(
  'whatever shopper, line and store do, the sheet keeps Apple’s rules and the press keeps its promises',
  () =>
    fc.assert(
      fc.asyncProperty(journeys, async (journey) => {
        const wrong: string[] = [];
        const seen = await walk(journey, (now) => {
          if (wrong.length === 0) wrong.push(...wrongNow(now));
        });
        expect(wrong.length > 0 ? wrong : wrongAtLast(seen)).toEqual([]);
      }),
      MODEL_RUNS,
    ),
  MODEL_PATIENCE,
);
