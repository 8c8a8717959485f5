import type { Browser } from '@playwright/test';
import type { Store } from '../../test/e2e/fixtures/store-control';
import { median } from '../measure/median';
import type { PressResult } from './press-report';
import { pressRows } from './press-rows';
import { API_MS, pressOnce, type PressRun, type Speed } from './press-visit';

const WAYS = (['fast', 'slow'] as const).flatMap((speed: Speed) => [true, false].map((isWarm) => ({ speed, isWarm })));

/** Presses each row's button in each way, in turns; the first round warms the store and does not count. */
export async function pressRace(browser: Browser, store: Store, rounds: number): Promise<PressResult[]> {
  await store.reset();
  await store.faults([{ operation: 'cartCreate', delayMs: API_MS }]);
  const ways = pressRows.flatMap((row) =>
    WAYS.map(({ speed, isWarm }) => ({ row, speed, isWarm, runs: [] as PressRun[] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round ? `Presses, round ${round} of ${rounds} …` : 'Presses, warming up …');
    for (const { row, isWarm, speed, runs } of ways) {
      const run = await pressOnce(browser, store.url, row, isWarm, speed);
      if (round) runs.push(run);
    }
  }
  await store.reset();
  return ways.map(({ row, isWarm, speed, runs }) => ({
    row,
    isWarm,
    speed,
    wait: median(runs.map(({ wait }) => wait)),
    leaving: median(runs.map(({ leaving }) => leaving)),
    bytes: median(runs.map(({ bytes }) => bytes)),
    late: [...new Set(runs.flatMap(({ late }) => late))],
  }));
}
