import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, request } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('the request of these tests breaks no rule', async () => {
  const { ready, broken, sheet } = createSeller();
  await ready();
  expect([sheet().fields, broken()]).toEqual([
    { shipping: request.requiredShippingContactFields, billing: request.requiredBillingContactFields },
    [],
  ]);
});
