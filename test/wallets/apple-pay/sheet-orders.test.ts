import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, loaded } from '../near/fake-time';
import { ebook, twoParcels } from '../near/goods';
import { ORIGIN } from '../near/near-store';
import { fault } from '../near/store-deeds';
import type { Seen } from './seen';
import { answers, endingOf, go, pay, usual, type Way } from './way';

beforeAll(loaded);
beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const operations = ({ store }: Seen) => store.sent.map(({ operation }) => operation);
const thanks = expect.stringMatching(`^${ORIGIN}/thank-you/`);

describe('paying makes one order:', () => {
  test.each<[string, Way]>([
    ['for goods that are sent', { deeds: [pay] }],
    ['for goods that are not sent', { setup: { goods: ebook }, deeds: [pay] }],
    ['for two parcels', { setup: { goods: twoParcels }, deeds: [pay] }],
    [
      'for two parcels, sent by another method',
      { setup: { goods: twoParcels }, deeds: [{ do: 'method', at: 3 }, pay] },
    ],
    ['with a discount', { setup: { code: 'OCHA10' }, deeds: [pay] }],
    ['with a discount that does not apply', { setup: { code: 'NATSU2024' }, deeds: [pay] }],
    ['for goods that cost nothing', { setup: { goods: ebook, code: 'TADA100' }, deeds: [pay] }],
    [
      'where a local delivery comes first',
      { setup: { shopper: { ...usual.shopper, contact: 'kyoto' } }, deeds: [pay] },
    ],
    ['after another address', { deeds: [{ do: 'contact', to: 'hokkaido' }, pay] }],
    [
      'after an address that the shop does not deliver to',
      { deeds: [{ do: 'contact', to: 'okinawa' }, { do: 'contact', to: 'osaka' }, pay] },
    ],
    ['with another card', { deeds: [{ do: 'card', to: 'jcb', billing: 'osaka' }, pay] }],
    [
      'in an old sheet that hides fields as empty texts',
      { setup: { shopper: { ...usual.shopper, versions: [3], empty: 'blank', first: 'contact' } }, deeds: [pay] },
    ],
    [
      'after a name was corrected',
      {
        setup: { shopper: { ...usual.shopper, contact: 'emoji', billing: 'tokyo' } },
        deeds: [pay, { do: 'edit', to: { givenName: '花子' } }, pay],
      },
    ],
    [
      'after a busy store and a dropped connection',
      {
        troubles: [fault('cartPaymentUpdate', { status: 503 }), fault('cartBuyerIdentityUpdate', { drop: true })],
        deeds: [pay],
      },
    ],
    ['while the store is busy', { deeds: [fault('cartSubmitForCompletion', { throttled: 4000 }, 2), pay] }],
    [
      'although the first answer is lost',
      { deeds: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'lost' }, pay] },
    ],
  ])('%s', async (_what, way) => {
    const seen = await go(way);
    expect([endingOf(seen), seen.store.orders().length]).toEqual([{ type: 'redirect', url: expect.any(String) }, 1]);
  });
});

test('an order takes ten requests, and four replies to the sheet', async () => {
  const seen = await go({ deeds: [pay] });
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
