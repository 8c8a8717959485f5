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

describe('whoever pays', () => {
  test.each<[string, Way]>([
    ['for what is sent', { deeds: [pay] }],
    ['for what is not sent', { setup: { goods: ebook }, deeds: [pay] }],
    ['for two parcels', { setup: { goods: twoParcels }, deeds: [pay] }],
    ['for two parcels, sent the other way', { setup: { goods: twoParcels }, deeds: [{ do: 'method', at: 3 }, pay] }],
    ['with a discount', { setup: { code: 'OCHA10' }, deeds: [pay] }],
    ['with a discount that does not apply', { setup: { code: 'NATSU2024' }, deeds: [pay] }],
    ['nothing at all', { setup: { goods: ebook, code: 'TADA100' }, deeds: [pay] }],
    ['where a local way comes first', { setup: { shopper: { ...usual.shopper, contact: 'kyoto' } }, deeds: [pay] }],
    ['after another address', { deeds: [{ do: 'contact', to: 'hokkaido' }, pay] }],
    [
      'after an address that is not served',
      { deeds: [{ do: 'contact', to: 'okinawa' }, { do: 'contact', to: 'osaka' }, pay] },
    ],
    ['with another card', { deeds: [{ do: 'card', to: 'jcb', billing: 'osaka' }, pay] }],
    [
      'in an old sheet that hides by blanks',
      { setup: { shopper: { ...usual.shopper, versions: [3], empty: 'blank', first: 'contact' } }, deeds: [pay] },
    ],
    [
      'after a name was mended',
      {
        setup: { shopper: { ...usual.shopper, contact: 'emoji', billing: 'tokyo' } },
        deeds: [pay, { do: 'edit', to: { givenName: '花子' } }, pay],
      },
    ],
    [
      'over a line that stutters',
      {
        troubles: [fault('cartPaymentUpdate', { status: 503 }), fault('cartBuyerIdentityUpdate', { drop: true })],
        deeds: [pay],
      },
    ],
    ['while the store is busy', { deeds: [fault('cartSubmitForCompletion', { throttled: 4000 }, 2), pay] }],
    [
      'though the first answer is lost',
      { deeds: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'lost' }, pay] },
    ],
  ])('%s has an order', async (_what, way) => {
    const seen = await go(way);
    expect([endingOf(seen), seen.store.orders().length]).toEqual([{ type: 'redirect', url: expect.any(String) }, 1]);
  });
});

test('an order takes these requests and these replies', async () => {
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
