import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../../in-process/fake-time';
import { fault } from '../../in-process/store-actions';
import { endingOf, errorsOf, go, pay, type Way } from '../way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('an address of which something is wrong', () => {
  test.each<[string, Way, object]>([
    [
      'a postal code that is too short',
      {
        setup: { shopper: { address: 'mistyped', billing: 'tokyo' } },
        actions: [pay, { do: 'address', to: 'tokyo' }, pay],
      },
      { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: '有効な郵便番号を入力してください' },
    ],
    [
      'emoji in the name',
      {
        setup: { shopper: { address: 'emoji', billing: 'tokyo' } },
        actions: [pay, { do: 'edit', to: { name: '山田 花子' } }, pay],
      },
      { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: 'お名前に絵文字は使用できません' },
    ],
    [
      'no name',
      {
        setup: { shopper: { address: 'nameless', billing: 'tokyo' } },
        actions: [pay, { do: 'edit', to: { name: '山田　花子' } }, pay],
      },
      { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: 'お名前を入力してください' },
    ],
    [
      'a name of one word, where the store wants two',
      {
        actions: [
          fault('cartSubmitForCompletion', { submitFailed: [{ code: 'DELIVERY_FIRST_NAME_REQUIRED' }] }),
          { do: 'edit', to: { name: '花子' } },
          pay,
          { do: 'edit', to: { name: 'Maria del Carmen' } },
          pay,
        ],
      },
      {
        reason: 'SHIPPING_ADDRESS_INVALID',
        intent: 'SHIPPING_ADDRESS',
        message: '姓と名の間にスペースを入れてください',
      },
    ],
    [
      'a card from a country that the API does not know',
      { setup: { shopper: { billing: 'majuro' } }, actions: [pay, { do: 'card', to: 'visa', billing: 'tokyo' }, pay] },
      {
        reason: 'PAYMENT_DATA_INVALID',
        intent: 'PAYMENT_AUTHORIZATION',
        message: '請求先の有効な国/地域を選択してください',
      },
    ],
  ])('is mended in the sheet: %s', async (_what, way, error) => {
    const seen = await go(way);
    expect(errorsOf(seen)).toEqual([error]);
    expect(endingOf(seen)?.type).toBe('redirect');
  });
});
