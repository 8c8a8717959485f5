import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../in-process/fake-time';
import type { Setup } from './journey';
import { walk } from './walk';
import { pay, usual } from './way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('a refused payment shows what to correct, and the sheet stays open', async () => {
  const errors: unknown[] = [];
  const steps = [{ action: pay, wait: null }];
  const setup: Setup = { ...usual, shopper: { ...usual.shopper, contact: 'emoji', billing: 'tokyo' } };
  await walk({ setup, troubles: [], steps }, (seen) => {
    const { state, errors: shown } = seen.simulator.sheet()!;
    errors.push([state, shown.map(({ code, contactField }) => [code, contactField])]);
  });
  expect(errors).toEqual([
    ['ready', []],
    ['ready', [['shippingContactInvalid', 'name']]],
    ['ready', [['shippingContactInvalid', 'name']]],
  ]);
});
