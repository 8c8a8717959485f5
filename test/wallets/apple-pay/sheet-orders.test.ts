import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../in-process/fake-time';
import { ebook, twoParcels } from '../in-process/goods';
import { ORIGIN } from '../in-process/store';
import { fault } from '../in-process/store-actions';
import type { Seen } from './seen';
import { answers, endingOf, go, pay, usual, type Way } from './way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const operations = ({ store }: Seen) => store.sent.map(({ operation }) => operation);
const thanks = expect.stringMatching(`^${ORIGIN}/thank-you/`);

describe('paying makes one order:', () => {
  test.each<[string, Way]>([
    ['for goods that are sent', { actions: [pay] }],
    ['for goods that are not sent', { setup: { goods: ebook }, actions: [pay] }],
    ['for two parcels', { setup: { goods: twoParcels }, actions: [pay] }],
    [
      'for two parcels, sent by another method',
      { setup: { goods: twoParcels }, actions: [{ do: 'method', at: 3 }, pay] },
    ],
    ['with a discount', { setup: { code: 'OCHA10' }, actions: [pay] }],
    ['with a discount that does not apply', { setup: { code: 'NATSU2024' }, actions: [pay] }],
    ['for goods that cost nothing', { setup: { goods: ebook, code: 'TADA100' }, actions: [pay] }],
    [
      'where a local delivery comes first',
      { setup: { shopper: { ...usual.shopper, contact: 'kyoto' } }, actions: [pay] },
    ],
    ['after another address', { actions: [{ do: 'contact', to: 'hokkaido' }, pay] }],
    [
      'after an address that the shop does not deliver to',
      { actions: [{ do: 'contact', to: 'okinawa' }, { do: 'contact', to: 'osaka' }, pay] },
    ],
    ['with another card', { actions: [{ do: 'card', to: 'jcb', billing: 'osaka' }, pay] }],
    [
      'in an old sheet that hides fields as empty texts',
      { setup: { shopper: { ...usual.shopper, versions: [3], empty: 'blank', first: 'contact' } }, actions: [pay] },
    ],
    [
      'after a name was corrected',
      {
        setup: { shopper: { ...usual.shopper, contact: 'emoji', billing: 'tokyo' } },
        actions: [pay, { do: 'edit', to: { givenName: '花子' } }, pay],
      },
    ],
    [
      'after a busy store and a dropped connection',
      {
        troubles: [fault('cartPaymentUpdate', { status: 503 }), fault('cartBuyerIdentityUpdate', { drop: true })],
        actions: [pay],
      },
    ],
    ['while the store is busy', { actions: [fault('cartSubmitForCompletion', { throttled: 4000 }, 2), pay] }],
    [
      'although the first answer is lost',
      { actions: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'lost' }, pay] },
    ],
  ])('%s', async (_what, way) => {
    const seen = await go(way);
    expect([endingOf(seen), seen.store.orders().length]).toEqual([{ type: 'redirect', url: expect.any(String) }, 1]);
  });
});

test('an order takes ten requests, and four replies to the sheet', async () => {
  const seen = await go({ actions: [pay] });
  expect(endingOf(seen)).toEqual({ type: 'redirect', url: thanks });
  expect(operations(seen)).toEqual([
    'applePaySessionCreate',
    'cartCreate',
    'cartPrepareForCompletion',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
    'cartSubmitForCompletion',
    'cartRemovePersonalData',
  ]);
  expect(answers(seen)).toEqual([
    'completeMerchantValidation',
    'completePaymentMethodSelection',
    'completeShippingContactSelection',
    'completePayment',
  ]);
});
