import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { card, createSeller, fakeClock, info, newRequest, refused } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const SHOWN_METHODS =
  'for v2 allowedPaymentMethods must be set to an array containing a list of accepted payment methods';
const AUTH_METHODS =
  "allowedAuthMethods must be setup in parameters for type 'CARD'  and must contain 'CRYPTOGRAM_3DS' and/or 'PAN_ONLY'";
const STATUS = 'totalPriceStatus in transactionInfo must be set to one of NOT_CURRENTLY_KNOWN, ESTIMATED or FINAL!';

describe('what both calls refuse', () => {
  test.each<[text: string, changes: object]>([
    ['apiVersion must be set to 2!', { apiVersion: 1 }],
    ['apiVersionMinor must be set!', { apiVersionMinor: undefined }],
    [SHOWN_METHODS, { allowedPaymentMethods: [] }],
    [SHOWN_METHODS, { allowedPaymentMethods: undefined }],
    ['type of a payment method must be CARD!', { allowedPaymentMethods: [{ ...card(), type: 'card' }] }],
    [
      'Field parameters must be setup in each allowedPaymentMethod',
      { allowedPaymentMethods: [{ ...card(), parameters: undefined }] },
    ],
    [
      'allowedCardNetworks must be setup in parameters for type CARD',
      { allowedPaymentMethods: [card({ allowedCardNetworks: [] })] },
    ],
    [
      'allowedCardNetworks has an unknown network: visa',
      { allowedPaymentMethods: [card({ allowedCardNetworks: ['visa'] })] },
    ],
    [AUTH_METHODS, { allowedPaymentMethods: [card({ allowedAuthMethods: [] })] }],
    [AUTH_METHODS, { allowedPaymentMethods: [card({ allowedAuthMethods: ['PAN'] })] }],
  ])('4, 7: %s', async (text, changes) => {
    const rejected = { statusCode: 'DEVELOPER_ERROR', statusMessage: text };
    expect(await refused(changes)).toEqual({
      rejected,
      broken: [7],
      complaints: [`error: DEVELOPER_ERROR in loadPaymentData : ${text}`],
    });
    const { newClient, broken } = createSeller();
    await expect(newClient().isReadyToPay(newRequest(changes))).rejects.toEqual(rejected);
    expect(broken()).toEqual([4]);
  });

  test('3: a page without a secure connection', async () => {
    const { newClient, broken } = createSeller({}, { isSecure: false });
    const rejected = {
      statusCode: 'DEVELOPER_ERROR',
      statusMessage: 'Google Pay APIs should be called in secure context!',
    };
    await expect(newClient().isReadyToPay(newRequest())).rejects.toEqual(rejected);
    await expect(newClient().loadPaymentData(newRequest())).rejects.toEqual(rejected);
    expect(broken()).toEqual([3, 3]);
  });
});

test('4, 7: a call without a request', async () => {
  const { newClient, broken, complaints } = createSeller();
  const none = undefined as unknown as ReturnType<typeof newRequest>;
  await expect(newClient().isReadyToPay(none)).rejects.toMatchObject({
    statusMessage: 'isReadyToPayRequest must be set!',
  });
  await expect(newClient().loadPaymentData(none)).rejects.toMatchObject({
    statusMessage: 'paymentDataRequest must be set!',
  });
  expect([broken(), complaints.length]).toEqual([[4, 7], 2]);
});

const total = (totalPrice: unknown, changes: object = {}) => ({
  transactionInfo: info('1', { totalPrice, ...changes }),
});
const items = (...displayItems: unknown[]) => total('100', { displayItems });
const item = (changes: object) => items({ label: '小計', type: 'SUBTOTAL', price: '100', ...changes });

describe('what loadPaymentData refuses', () => {
  test.each<[rule: number, text: string, changes: object]>([
    [7, 'transactionInfo must be set!', { transactionInfo: undefined }],
    [7, 'currencyCode in transactionInfo must be set!', total('1', { currencyCode: '' })],
    [7, 'currencyCode "yen" is not known!', total('1', { currencyCode: 'yen' })],
    [7, 'countryCode "Japan" is not known!', total('1', { countryCode: 'Japan' })],
    [7, STATUS, total('1', { totalPriceStatus: 'PENDING' })],
    [7, 'totalPrice in transactionInfo must be set when totalPriceStatus is ESTIMATED or FINAL!', total(undefined)],
    [7, 'totalPriceLabel must be a text!', total('1', { totalPriceLabel: 1 })],
    [7, 'checkoutOption "PAY" is not known!', total('1', { checkoutOption: 'PAY' })],
    [7, 'merchantInfo must be set!', { merchantInfo: undefined }],
    [7, 'format of shippingAddressParameters is not known: MIN', { shippingAddressParameters: { format: 'MIN' } }],
    [7, 'allowedCountryCodes must be an array!', { shippingAddressParameters: { allowedCountryCodes: 'JP' } }],
    [
      7,
      'format of billingAddressParameters is not known: ALL',
      { allowedPaymentMethods: [card({ billingAddressParameters: { format: 'ALL' } })] },
    ],
    [8, 'totalPrice must be a text!', total(1080)],
    ...['10.5', '1,000', '-1.00', '.50', '10.555', '1e3', ' 1'].map((price): [number, string, object] => [
      8,
      `totalPrice "${price}" must be digits with two decimals or none!`,
      total(price),
    ]),
    [44, 'totalPrice "１０８０" has other digits than 0 to 9!', total('１０８０')],
    [44, 'totalPrice "١٠٨٠" has other digits than 0 to 9!', total('١٠٨٠')],
    [8, 'displayItems must be an array!', total('1', { displayItems: {} })],
    [8, 'Each of displayItems must have a label!', item({ label: '' })],
    [8, 'type of "小計" must be set!', item({ type: undefined })],
    [8, 'status of "小計" is not known!', item({ status: 'ESTIMATED' })],
    [8, 'price of "小計" "100円" must be digits with two decimals or none!', item({ price: '100円' })],
    [8, 'displayItems add up to 99.00, totalPrice is 100!', item({ price: '99' })],
    [
      9,
      'checkoutOption COMPLETE_IMMEDIATE_PURCHASE needs a totalPriceStatus of FINAL!',
      total('1', { checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE' }),
    ],
    [
      10,
      'type of tokenizationSpecification must be PAYMENT_GATEWAY or DIRECT!',
      { allowedPaymentMethods: [card({}, { type: 'GATEWAY' })] },
    ],
    [
      10,
      'parameters of tokenizationSpecification must have gateway!',
      { allowedPaymentMethods: [card({}, { parameters: {} })] },
    ],
    [
      10,
      'parameters of tokenizationSpecification must have protocolVersion and publicKey!',
      { allowedPaymentMethods: [card({}, { type: 'DIRECT' })] },
    ],
    [
      10,
      'parameters of tokenizationSpecification must be texts!',
      { allowedPaymentMethods: [card({}, { parameters: { gateway: 'x', gatewayMerchantId: 1 } })] },
    ],
    [
      13,
      'shippingAddressRequired must be set for the SHIPPING_ADDRESS callback intent',
      { shippingAddressRequired: false },
    ],
    [
      13,
      'shippingOptionRequired must be set for the SHIPPING_OPTION callback intent',
      { shippingOptionRequired: false },
    ],
    [12, 'callback intent "ADDRESS" is not known!', { callbackIntents: ['ADDRESS', 'PAYMENT_AUTHORIZATION'] }],
    [
      12,
      'Both PAYMENT_AUTHORIZATION intent and onPaymentAuthorized must be set',
      { callbackIntents: ['SHIPPING_ADDRESS'] },
    ],
    [
      38,
      'onPaymentDataChanged callback is set, but no intent that it would be called for.',
      { callbackIntents: ['PAYMENT_AUTHORIZATION'] },
    ],
    [
      20,
      'shippingOptions must be an array with at least one option!',
      { shippingOptionParameters: { shippingOptions: [] } },
    ],
  ])('%i: %s', async (rule, statusMessage, changes) => {
    const { rejected, broken } = await refused(changes);
    expect([rejected, broken]).toEqual([{ statusCode: 'DEVELOPER_ERROR', statusMessage }, [rule]]);
  });

  test.each<[prices: string[]]>([[['0', '0.00', '1080', '1080.00', '99999999']]])('but not %j', async (prices) => {
    for (const price of prices) expect((await refused(total(price))).broken).toEqual([]);
  });

  test('are not items that take something off, or are still to come', async () => {
    const lines = [
      { label: '小計', type: 'SUBTOTAL', price: '110.50' },
      { label: '割引', type: 'DISCOUNT', price: '-10.50' },
      { label: '毎月', type: 'LINE_ITEM', price: '0.00', status: 'PENDING' },
    ];
    expect((await refused(items(...lines))).broken).toEqual([]);
  });

  test('are not items that do not add up, with the option sums: any', async () => {
    const { ready, broken } = createSeller({ sums: 'any' });
    await ready(item({ price: '99' }));
    expect(broken()).toEqual([]);
  });

  test('10: no merchantId, in PRODUCTION only', async () => {
    const { merchantInfo } = newRequest();
    const anonymous = { merchantInfo: { ...merchantInfo, merchantId: undefined } };
    expect((await refused(anonymous)).broken).toEqual([]);
    expect((await refused(anonymous, {}, { environment: 'PRODUCTION' })).broken).toEqual([10]);
  });
});
