import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, settle } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('the request and the answers of these tests break no rule', async () => {
  const { ready, broken, complaints, simulator, sheet } = createSeller();
  const { went } = await ready({}, { onPaymentAuthorized: () => ({ transactionState: 'SUCCESS' }) });
  simulator.user.pay();
  await settle();
  expect([sheet().state, broken(), complaints]).toEqual(['completed', [], []]);
  expect(went()).toHaveProperty('resolved');
});
