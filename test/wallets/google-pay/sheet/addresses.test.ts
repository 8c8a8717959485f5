import { sentBuyer } from '../../in-process/sent-buyer';
import { describe, expect, test } from 'vitest';
import type { ContactName } from '../../../simulators/shopper/contacts';
import { onFakeClock } from '../../in-process/fake-time';
import { ebook, tin } from '../../in-process/goods';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import type { GoogleSeen } from '../seen';
import { errorsOf, go } from '../google-wallet';
import { endingOf, pay } from '../../in-process/way';

onFakeClock();

const operations = ({ store }: GoogleSeen) => store.sent.map(({ operation }) => operation);
const created = ({ store }: GoogleSeen) => ofOperation(store.sent, 'cartCreate').length;

/** What the store was told of the buyer, call after call. */
const identities = ({ store }: GoogleSeen) =>
  ofOperation(store.sent, 'cartBuyerIdentityUpdate').map(
    ({ variables }) =>
      sentBuyer(variables) as {
        email?: string;
        phone?: string;
        countryCode: string;
        delivery: { address: object; validation: string }[];
      },
  );
const deliveries = (seen: GoogleSeen) =>
  identities(seen).flatMap(({ delivery }) => delivery.map((one) => [one.validation, one.address]));

describe('a sheet that opens', () => {
  test('without one asks twice, and shows what the goods cost', async () => {
    const seen = await go({ setup: { shopper: { account: 'blank' } } });
    expect(operations(seen)).toEqual(['cartCreate', 'cartPrepareForCompletion', 'cartRemovePersonalData']);
    expect(seen.simulator.sheet()!.total.price).toBe('8800.00');
  });

  test('again for another account keeps its cart', async () => {
    const seen = await go({
      actions: [{ do: 'account', to: 'taro' }, { do: 'account', to: 'blank' }, { do: 'reload' }],
    });
    expect(created(seen)).toBe(1);
    expect(seen.answers.map(({ to }) => to)).toEqual(
      Array.from({ length: 4 }, () => 'onPaymentDataChanged INITIALIZE'),
    );
  });

  test('with an address that the store refuses says so beside what the goods cost', async () => {
    const refusal = { userErrors: [{ code: 'INVALID_ZIP_CODE_FOR_PROVINCE', field: ['zip'] }] };
    const seen = await go({
      troubles: [fault('cartBuyerIdentityUpdate', refusal)],
      actions: [{ do: 'address', to: 'osaka' }, pay],
    });
    expect(errorsOf(seen)).toEqual([
      { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: '郵便番号を正しく入力してください' },
    ]);
    expect(endingOf(seen)?.type).toBe('redirect');
  });

  test('for goods that need no shipping ends, even when the address is wrong', async () => {
    const seen = await go({ setup: { goods: { ...ebook, sends: true }, shopper: { address: 'majuro' } } });
    expect(endingOf(seen)).toMatchObject({ type: 'unavailable', because: 'digital_cart' });
  });
});

describe('an address that Google shows in part until the shopper pays', () => {
  const ann = { firstName: 'Ann', lastName: 'Lee' };

  test.each<[ContactName, known: object, whole: object]>([
    [
      'tokyo',
      { country: 'JP', zip: '100-0001', city: '千代田区', province: 'JP-13' },
      // Japanese names are split as all are, though the first part is the family’s.
      { firstName: '山田', lastName: '花子', address1: '千代田1-1', address2: '皇居前ビル3階' },
    ],
    // What is missing of a postal code is filled in, so that the store takes it.
    [
      'ca',
      { country: 'CA', zip: 'K1A 0Z0', city: 'Ottawa', province: 'ON' },
      { ...ann, zip: 'K1A 0B1', address1: '90 Wellington Street' },
    ],
  ])('in %s is sent to the store in part, and in full with the payment', async (address, known, whole) => {
    const seen = await go({ setup: { goods: tin, currency: 'USD', shopper: { address } }, actions: [pay] });
    expect(deliveries(seen)).toEqual([
      ['COUNTRY_CODE_ONLY', known],
      ['STRICT', { ...known, ...whole }],
    ]);
    expect(endingOf(seen)?.type).toBe('redirect');
  });

  test('comes without e-mail address and telephone number before the shopper pays', async () => {
    const seen = await go({ setup: { phoneRequired: true }, actions: [pay] });
    const [first, last] = identities(seen);
    expect([first?.email, first?.phone]).toEqual([undefined, undefined]);
    expect([last?.email, last?.phone]).toEqual(['hanako.yamada@example.jp', '+81335810101']);
  });
});

test('a place that the shop does not deliver to has no options, and the goods have a price', async () => {
  const seen = await go({ setup: { shopper: { address: 'okinawa' } }, actions: [{ do: 'address', to: 'osaka' }, pay] });
  const { answer } = seen.answers.find(({ answer: { error } }) => error)!;
  expect([Object.hasOwn(answer, 'newShippingOptionParameters'), !!answer.newTransactionInfo]).toEqual([false, true]);
  expect([endingOf(seen)?.type, created(seen)]).toEqual(['redirect', 1]);
});
