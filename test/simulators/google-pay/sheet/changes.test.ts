import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContactName } from '../../shopper/contacts';
import { createSeller, error, fakeClock, info, settle, update } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const TOKYO = { countryCode: 'JP', postalCode: '100-0001', locality: '千代田区', administrativeArea: '東京都' };

describe('an address', () => {
  test.each<[contact: ContactName, postalCode: string]>([
    ['tokyo', '100-0001'],
    ['us', '10001'],
    ['ca', 'K1A'],
    ['gb', 'SW1'],
    ['hk', ''],
  ])('16: of %s has no name, street or phone, and the postal code "%s"', async (address, postalCode) => {
    const { ready, told } = createSeller({ address });
    await ready();
    expect(Object.keys(told[0]!.shippingAddress!)).toEqual([
      'countryCode',
      'postalCode',
      'locality',
      'administrativeArea',
    ]);
    expect(told[0]!.shippingAddress!.postalCode).toBe(postalCode);
  });

  test('16: of the Emirates and of Hong Kong has the area in its own place', async () => {
    const { ready, simulator, told } = createSeller({ address: 'ae' });
    await ready();
    simulator.user.selectAddress('hk');
    await settle();
    expect(told.map(({ shippingAddress }) => shippingAddress?.administrativeArea)).toEqual(['Dubai', 'Kowloon']);
  });

  test('that changes is told with the option chosen before', async () => {
    const { ready, simulator, told, sheet } = createSeller();
    await ready();
    simulator.user.selectOption('sokutatsu');
    await settle();
    simulator.user.editAddress({ postalCode: '100-0002', name: '山田 太郎' });
    await settle();
    expect(told.at(-1)).toEqual({
      callbackTrigger: 'SHIPPING_ADDRESS',
      paymentMethodData: { type: 'CARD' },
      shippingAddress: { ...TOKYO, postalCode: '100-0002' },
      shippingOptionData: { id: 'sokutatsu' },
    });
    expect(sheet()).toMatchObject({ option: 'takuhai', address: { name: '山田 太郎' } });
  });

  test('can’t be chosen where the request does not allow its country', async () => {
    const { ready, simulator, told } = createSeller({ account: 'ann' });
    await ready({ shippingAddressParameters: { allowedCountryCodes: ['JP'] } });
    expect(told[0]?.shippingAddress).toBeUndefined();
    expect(() => simulator.user.selectAddress('gb')).toThrow('the request does not allow addresses in "GB"');
  });
});

describe('a shipping option', () => {
  test('is told when it was chosen, once', async () => {
    const { ready, simulator, told, sheet } = createSeller();
    await ready();
    simulator.user.selectOption('sokutatsu');
    simulator.user.cancel();
    expect(() => simulator.user.selectOption('sokutatsu')).toThrow('the sheet is not there, not ready');
    const other = createSeller();
    await other.ready();
    other.simulator.user.selectOption('takuhai');
    await settle();
    expect([told.length, other.told.length, sheet().option]).toEqual([1, 1, 'sokutatsu']);
  });

  test('22: can be none', async () => {
    const { ready, simulator, told, sheet } = createSeller();
    await ready(
      {},
      {
        onPaymentDataChanged: ({ callbackTrigger }) =>
          callbackTrigger === 'INITIALIZE'
            ? update()
            : { error: error({ intent: 'SHIPPING_OPTION', reason: 'SHIPPING_OPTION_INVALID' }) },
      },
    );
    simulator.user.selectOption('shipping_option_unselected');
    await settle();
    expect(told.at(-1)).toMatchObject({
      callbackTrigger: 'SHIPPING_OPTION',
      shippingOptionData: { id: 'shipping_option_unselected' },
    });
    expect(sheet()).toMatchObject({ canPay: false, missing: ['option', 'error'] });
    expect(() => simulator.user.pay()).toThrow("Pay can't be pressed for want of option, error");
  });

  test('must be one of the sheet', async () => {
    const { ready, simulator } = createSeller();
    await ready();
    expect(() => simulator.user.selectOption('none')).toThrow('no option on the sheet has the id "none"');
  });
});

test('17, 34: one callback at a time; the shopper has to wait, and Pay does nothing', async () => {
  const { ready, simulator, told, payments, sheet, broken } = createSeller();
  let answer = (_update: object) => {};
  const slow = () => new Promise<object>((resolve) => (answer = resolve));
  await ready({}, { onPaymentDataChanged: (data) => (data.callbackTrigger === 'INITIALIZE' ? update() : slow()) });
  simulator.user.selectAddress('osaka');
  expect(sheet().state).toBe('busy');
  simulator.user.pay();
  await settle();
  expect(sheet().state).toBe('SHIPPING_ADDRESS');
  expect(() => simulator.user.selectAddress('kyoto')).toThrow('the sheet is SHIPPING_ADDRESS, not ready');
  simulator.user.pay();
  answer(update('1700.00'));
  await settle();
  expect([told.length, payments.length, sheet().total.price, sheet().state, broken()]).toEqual([
    2,
    0,
    '1700.00',
    'ready',
    [],
  ]);
});

test('another card changes nothing for the page, unless it asks for that', async () => {
  const { ready, simulator, told, sheet } = createSeller();
  await ready({ callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION', 'PAYMENT_METHOD'] });
  expect(told[0]?.paymentMethodData).toEqual({ type: 'CARD', info: { cardNetwork: 'VISA' } });
  simulator.user.selectCard('jcb', 'us');
  await settle();
  expect([told.length, sheet().card, sheet().billing?.countryCode, sheet().address?.countryCode]).toEqual([
    1,
    'jcb',
    'US',
    'JP',
  ]);
  expect(() => simulator.user.selectCard('amex')).toThrow('the request does not allow "amex"');
});

test('items are shown only with a label of the total', async () => {
  const displayItems = [{ label: '小計', type: 'SUBTOTAL', price: '1080.00' }];
  const { ready, sheet } = createSeller();
  const request = { transactionInfo: info('1080.00', { displayItems }) };
  await ready(request, {
    onPaymentDataChanged: () => update('1080.00', { newTransactionInfo: info('1080.00', { displayItems }) }),
  });
  expect(sheet().items).toEqual(displayItems);
  const unlabelled = createSeller();
  const changes = { displayItems, totalPriceLabel: undefined };
  await unlabelled.ready(
    { transactionInfo: info('1080.00', changes) },
    { onPaymentDataChanged: () => update('', { newTransactionInfo: info('1080.00', changes) }) },
  );
  expect([unlabelled.sheet().items, unlabelled.broken()]).toEqual([[], []]);
});
