import { vi } from 'vitest';
import { ENDED, stateOf, type Seen } from '../seen';
import { wrongWithEnding } from './ending';
import { wrongWithSheet } from './sheet';
import { wrongWithAttempts, wrongWithTraces } from './store';

/** What is wrong at this moment, whichever it is. */
export function wrongNow(seen: Seen): string[] {
  const { simulator, settled, loose } = seen;
  const state = stateOf(seen);
  return [
    ...simulator.violations.map((one) => `against Apple’s rules: ${one}`),
    ...loose.map((one) => `nobody caught ${String(one)}`),
    ...(settled && !ENDED.has(settled.state) ? [`the press ended while the sheet was ${settled.state}`] : []),
    ...(state === 'ready' ? wrongWithSheet(seen) : []),
  ];
}

/** What is wrong when all is over. */
export function wrongAtLast(seen: Seen): string[] {
  const timers = vi.getTimerCount();
  return [
    ...wrongNow(seen),
    ...wrongWithEnding(seen),
    ...wrongWithAttempts(seen),
    ...wrongWithTraces(seen),
    ...(timers > 0 ? [`${timers} timers are left`] : []),
  ];
}
