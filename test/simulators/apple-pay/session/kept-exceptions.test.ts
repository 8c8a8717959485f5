import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, settle } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('an exception that the page catches is logged as a violation, too', async () => {
  const { simulator, open } = createSeller();
  const session = open();
  await settle();
  attempt(() => session.begin());
  expect(simulator.violations).toEqual(['12: begin: InvalidAccessError: Payment session is already active.']);
  expect(simulator.calls.at(-1)).toMatchObject({ name: 'begin', threw: expect.stringMatching(/^InvalidAccessError/) });
});
