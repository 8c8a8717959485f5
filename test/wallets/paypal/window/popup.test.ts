import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../../near/fake-time';
import { walk } from './walk';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['cancel', 'error'] as const)('an approval after %s changes nothing in the cart', async (over) => {
  const { endings, store } = await walk({ acts: ['run', 'create', 'long', over, 'approve'], pace: [100], fault: null });
  expect(endings).toHaveLength(1);
  expect(store.sent.map(({ operation }) => operation)).toEqual(['cartCreate', 'paypalTokenCreate']);
});
