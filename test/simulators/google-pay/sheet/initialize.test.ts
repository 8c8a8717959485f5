import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeller, fakeClock, info, never, options, settle } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const TOKYO = { countryCode: 'JP', postalCode: '100-0001', locality: '千代田区', administrativeArea: '東京都' };

describe('INITIALIZE', () => {
  test('15: comes first, in a later task, with what the page may know', async () => {
    const { open, told, sheet } = createSeller();
    open();
    expect([told, sheet().state]).toEqual([[], 'busy']);
    await settle();
    expect(told).toEqual([
      {
        callbackTrigger: 'INITIALIZE',
        paymentMethodData: { type: 'CARD' },
        shippingAddress: TOKYO,
        shippingOptionData: { id: 'shipping_option_unselected' },
      },
    ]);
    expect(sheet()).toMatchObject({ state: 'ready', option: 'takuhai', total: { price: '1680.00' }, canPay: true });
  });

  test('42: has no address where the account has none, and no option when told so', async () => {
    const { ready, told, sheet } = createSeller({ account: 'blank', initialOption: 'absent' });
    await ready({}, { onPaymentDataChanged: () => ({ newTransactionInfo: info('1080.00') }) });
    expect(told).toEqual([{ callbackTrigger: 'INITIALIZE', paymentMethodData: { type: 'CARD' } }]);
    expect(sheet()).toMatchObject({ state: 'ready', canPay: false, missing: ['address', 'option'] });
  });

  test('42: has the option that the request selects', async () => {
    const { ready, told } = createSeller();
    await ready({ shippingOptionParameters: { ...options, defaultSelectedOptionId: 'sokutatsu' } });
    expect(told[0]?.shippingOptionData).toEqual({ id: 'sokutatsu' });
  });

  test('42: comes again for another account, whose address is another, and the sheet begins anew', async () => {
    const { ready, simulator, told, sheet, broken } = createSeller();
    await ready();
    simulator.user.selectOption('sokutatsu');
    await settle();
    simulator.user.selectAccount('taro');
    expect(sheet()).toMatchObject({
      state: 'busy',
      options: [],
      email: 'taro.suzuki@example.jp',
      total: { price: '0.01' },
    });
    await settle();
    expect(told.map(({ callbackTrigger, shippingAddress }) => [callbackTrigger, shippingAddress?.locality])).toEqual([
      ['INITIALIZE', '千代田区'],
      ['SHIPPING_OPTION', '千代田区'],
      ['INITIALIZE', '大阪市北区'],
    ]);
    expect(told[2]?.shippingOptionData).toEqual({ id: 'shipping_option_unselected' });
    simulator.user.reload();
    await settle();
    expect([told[3]?.callbackTrigger, told[3]?.shippingOptionData, broken()]).toEqual([
      'INITIALIZE',
      { id: 'takuhai' },
      [],
    ]);
  });

  test('15: does not come where only the payment is asked for', async () => {
    const { ready, simulator, told, sheet } = createSeller();
    const callbacks = { paymentDataCallbacks: { onPaymentAuthorized: never } };
    await ready({ callbackIntents: ['PAYMENT_AUTHORIZATION'], shippingOptionRequired: false }, {}, callbacks);
    simulator.user.selectAddress('kyoto');
    await settle();
    expect([told, sheet().canPay]).toEqual([[], true]);
  });
});
