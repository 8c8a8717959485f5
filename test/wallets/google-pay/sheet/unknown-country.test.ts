import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressOf } from '../../../simulators/google-pay/shopper/google-address';
import { fakeClock, loaded } from '../../in-process/fake-time';
import type { Action } from '../journey';
import { endingOf, errorsOf, go, pay } from '../way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test('a country code that does not exist is an error at the address of Google’s sheet, and another address is an order', async () => {
  const nowhere: Action = { do: 'address', to: { ...addressOf('tokyo'), countryCode: 'XX' } };
  const seen = await go({ actions: [nowhere, { do: 'address', to: 'tokyo' }, pay] });
  expect(errorsOf(seen)).toEqual([
    { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: '有効な国/地域を選択してください' },
  ]);
  expect(endingOf(seen)?.type).toBe('redirect');
});
