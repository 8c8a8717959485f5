import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContactName } from '../shopper/contacts';
import { card, createSeller, fakeClock, newRequest, settle, update } from './seller';
import type { Options } from './shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const TOKYO = { countryCode: 'JP', postalCode: '100-0001', locality: '千代田区', administrativeArea: '東京都' };

test.each<[ready: Options['ready'], answer: unknown]>([
  [true, { result: true }],
  [false, { result: false }],
  ['fails', { statusCode: 'INTERNAL_ERROR', statusMessage: 'isReadyToPay failed' }],
])('5: isReadyToPay with the option %s answers later: %j', async (ready, answer) => {
  let answered: unknown = 'nothing';
  const note = (value: unknown) => (answered = value);
  createSeller({ ready }).newClient().isReadyToPay(newRequest()).then(note, note);
  expect(answered).toBe('nothing');
  await settle();
  expect(answered).toEqual(answer);
});

describe('6, 35, 36: a sheet opens in a click', () => {
  const pause = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
  test.each<[mode: Options['mode'], wait: () => Promise<unknown> | void, rejected: unknown]>([
    ['chromium', () => {}, null],
    ['chromium', pause(4999), null],
    ['chromium', pause(5000), { name: 'SecurityError', statusCode: 'CANCELED' }],
    ['safari', () => Promise.resolve(), null],
    ['safari', pause(1), { statusCode: 'DEVELOPER_ERROR', statusMessage: 'Redirect render mode is not supported.' }],
    ['popup', pause(4999), null],
    ['popup', pause(5000), 'failed to open window'],
  ])('in mode %s', async (mode, wait, rejected) => {
    const { simulator, newClient, broken } = createSeller({ mode });
    const client = newClient();
    let went: unknown = null;
    simulator.gesture(() => {
      void (async () => {
        const waiting = wait();
        if (waiting) await waiting;
        client.loadPaymentData(newRequest()).catch((error: unknown) => (went = error));
      })();
    });
    await vi.advanceTimersByTimeAsync(6000);
    if (rejected !== null && typeof rejected === 'object') expect(went).toMatchObject(rejected);
    else expect(went).toBe(rejected);
    expect([simulator.sheet()?.state, broken()]).toEqual(rejected ? [undefined, [6]] : ['ready', []]);
  });

  test('once for a click in Chromium, and not where the browser blocks the window', async () => {
    const { open, simulator, broken } = createSeller();
    const { client } = open();
    await settle();
    simulator.user.cancel();
    await settle();
    const again = client.loadPaymentData(newRequest()).catch((error: unknown) => error);
    await settle();
    expect(await again).toMatchObject({ name: 'SecurityError' });
    expect(broken()).toEqual([6]);
    const blocked = createSeller({ mode: 'popup' });
    blocked.block();
    const { went } = blocked.open();
    await settle();
    expect(went()).toEqual({ rejected: 'failed to open window' });
  });
});

describe('what the page is told', () => {
  test('15, 42: INITIALIZE, in a later task, and again for another account', async () => {
    const { open, simulator, told, sheet, broken } = createSeller();
    open();
    expect([told, sheet().state]).toEqual([[], 'busy']);
    await settle();
    const unselected = { id: 'shipping_option_unselected' };
    const first = { callbackTrigger: 'INITIALIZE', paymentMethodData: { type: 'CARD' } };
    expect(told).toEqual([{ ...first, shippingAddress: TOKYO, shippingOptionData: unselected }]);
    expect(sheet()).toMatchObject({ state: 'ready', option: 'takuhai', total: { price: '1680.00' }, canPay: true });
    simulator.user.selectAccount('taro');
    expect(sheet()).toMatchObject({ state: 'busy', options: [], email: 'taro.suzuki@example.jp' });
    await settle();
    simulator.user.reload();
    await settle();
    expect(told.slice(1)).toMatchObject([
      { ...first, shippingAddress: { locality: '大阪市北区' }, shippingOptionData: unselected },
      { ...first, shippingOptionData: { id: 'takuhai' } },
    ]);
    expect(broken()).toEqual([]);
  });

  test('42: neither an address nor an option where there is none', async () => {
    const { ready, told } = createSeller({ account: 'blank', initialOption: 'absent' });
    await ready({}, { onPaymentDataChanged: () => ({}) });
    expect(told).toEqual([{ callbackTrigger: 'INITIALIZE', paymentMethodData: { type: 'CARD' } }]);
  });

  test.each<[contact: ContactName, postalCode: string, area: string]>([
    ['tokyo', '100-0001', '東京都'],
    ['us', '10001', 'NY'],
    ['ca', 'K1A', 'ON'],
    ['gb', 'SW1', ''],
    ['hk', '', 'Kowloon'],
  ])('16: of %s only country, city, area and the postal code "%s"', async (address, postalCode, area) => {
    const { ready, told } = createSeller({ address });
    await ready();
    expect(told[0]!.shippingAddress).toEqual({
      countryCode: expect.any(String),
      locality: expect.any(String),
      postalCode,
      administrativeArea: area,
    });
  });

  test('17, 22, 34: a change at a time, and Pay does nothing meanwhile', async () => {
    const { ready, simulator, told, payments, sheet, broken } = createSeller();
    let answer = (_update: object) => {};
    const slow = () => new Promise<object>((resolve) => (answer = resolve));
    await ready({}, { onPaymentDataChanged: (data) => (data.callbackTrigger === 'INITIALIZE' ? update() : slow()) });
    simulator.user.selectOption('sokutatsu');
    simulator.user.pay();
    await settle();
    expect(() => simulator.user.selectAddress('kyoto')).toThrow('the sheet is SHIPPING_OPTION, not ready');
    simulator.user.pay();
    answer({});
    await settle();
    simulator.user.editAddress({ postalCode: '100-0002', name: '山田 太郎' });
    await settle();
    const changed = { shippingAddress: { ...TOKYO, postalCode: '100-0002' }, shippingOptionData: { id: 'sokutatsu' } };
    expect(told.slice(1)).toMatchObject([
      { callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id: 'sokutatsu' } },
      { callbackTrigger: 'SHIPPING_ADDRESS', ...changed },
    ]);
    answer(update());
    await settle();
    simulator.user.selectOption('shipping_option_unselected');
    await settle();
    expect(told.at(-1)).toMatchObject({ shippingOptionData: { id: 'shipping_option_unselected' } });
    expect([payments, sheet().canPay, broken()]).toEqual([[], false, []]);
  });
});

test('31: a payment has what was asked for, and nothing else', async () => {
  const pay = async (request: object) => {
    const { ready, simulator, payments } = createSeller();
    await ready(request);
    simulator.user.pay();
    await settle();
    return payments[0]!;
  };
  const payment = await pay({});
  const address = { name: '山田 花子', address1: '千代田1-1', countryCode: 'JP', phoneNumber: '+81335810101' };
  expect(payment).toMatchObject({
    email: 'hanako.yamada@example.jp',
    shippingAddress: address,
    shippingOptionData: { id: 'takuhai' },
    paymentMethodData: { type: 'CARD', info: { cardNetwork: 'VISA', cardDetails: '4242', billingAddress: address } },
  });
  expect(JSON.parse(payment.paymentMethodData.tokenizationData.token)).toEqual({
    signature: expect.any(String),
    intermediateSigningKey: { signedKey: expect.any(String), signatures: [expect.any(String)] },
    protocolVersion: 'ECv2',
    signedMessage: expect.stringContaining('encryptedMessage'),
  });
  const methods = { allowedPaymentMethods: [card({ billingAddressRequired: false })] };
  const less = await pay({ emailRequired: false, shippingAddressParameters: {}, ...methods });
  expect(less).not.toHaveProperty('email');
  expect(less.shippingAddress).not.toHaveProperty('phoneNumber');
  expect(less.paymentMethodData.info).not.toHaveProperty('billingAddress');
});

test('a control throws for what the request or the sheet does not have', async () => {
  const { ready, simulator, sheet, told } = createSeller({ card: 'amex' });
  await ready({ shippingAddressParameters: { allowedCountryCodes: ['JP'] } });
  expect(sheet().card).toBe('visa');
  expect(() => simulator.user.selectAddress('gb')).toThrow('the request does not allow addresses in "GB"');
  expect(() => simulator.user.selectOption('none')).toThrow('no option on the sheet has the id "none"');
  expect(() => simulator.user.selectCard('amex')).toThrow('the request does not allow "amex"');
  simulator.user.selectCard('jcb', 'us');
  await settle();
  expect([told.length, sheet().card]).toEqual([1, 'jcb']);
});
