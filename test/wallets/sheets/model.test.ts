import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applePay, journeys as onApplesSheet } from '../apple-pay/apple-wallet';
import { googlePay, journeys as onGooglesSheet } from '../google-pay/google-wallet';
import { onFakeClock } from '../in-process/fake-time';
import type { Journey, SheetSetup } from '../in-process/journey';
import { MODEL_PATIENCE, MODEL_RUNS } from '../in-process/model-runs';
import type { SheetSeen } from '../in-process/sheet-page';
import { walk } from '../in-process/walk';
import type { SheetWallet } from '../in-process/way';

onFakeClock();

/** Tries ways through the sheet of a wallet. */
const tried = <Setup extends SheetSetup, Action, Seen extends SheetSeen>(
  { open, wrongNow, wrongAtLast }: SheetWallet<Setup, Action, Seen>,
  journeys: fc.Arbitrary<Journey<Setup, Action>>,
) =>
  fc.assert(
    fc.asyncProperty(journeys, async ({ setup, ...journey }) => {
      const wrong: string[] = [];
      const seen = await walk(open(setup), journey, (now) => {
        if (wrong.length === 0) wrong.push(...wrongNow(now));
      });
      expect(wrong.length > 0 ? wrong : wrongAtLast(seen)).toEqual([]);
    }),
    MODEL_RUNS,
  );

test.each([
  ['Apple', () => tried(applePay, onApplesSheet)],
  ['Google', () => tried(googlePay, onGooglesSheet)],
])(
  'whatever shopper, line and store do, the sheet keeps %s’s rules and the press keeps its promises',
  (_whose, model) => model(),
  MODEL_PATIENCE,
);
