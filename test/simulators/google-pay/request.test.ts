import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card, createSeller, fakeClock, info, newJwt, newRequest, refused } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const method = (parameters: object, tokenization: object = {}) => ({
  allowedPaymentMethods: [card(parameters, tokenization)],
});
const total = (totalPrice: unknown, changes: object = {}) => ({
  transactionInfo: info('1', { totalPrice, ...changes }),
});
const items = (...displayItems: unknown[]) => total('100', { displayItems });
const item = (changes: object) => items({ label: '小計', type: 'SUBTOTAL', price: '100', ...changes });

test.each<[text: RegExp, changes: object]>([
  [/^apiVersion must be set to 2!/, { apiVersion: 1 }],
  [/^apiVersionMinor must be set!/, { apiVersionMinor: undefined }],
  [/^for v2 allowedPaymentMethods must be set/, { allowedPaymentMethods: [] }],
  [/^type of a payment method must be CARD!/, { allowedPaymentMethods: [{ ...card(), type: 'card' }] }],
  [/^Field parameters must be setup/, { allowedPaymentMethods: [{ ...card(), parameters: undefined }] }],
  [/^allowedCardNetworks must be setup/, method({ allowedCardNetworks: [] })],
  [/^allowedCardNetworks has an unknown network: visa/, method({ allowedCardNetworks: ['visa'] })],
  [/^allowedAuthMethods must be setup/, method({ allowedAuthMethods: ['PAN'] })],
])('4, 7: both calls refuse, as a developer’s error: %s', async (text, changes) => {
  const rejected = { statusCode: 'DEVELOPER_ERROR', statusMessage: expect.stringMatching(text) };
  expect(await refused(changes)).toEqual({
    rejected,
    broken: [7],
    complaints: [expect.stringContaining('error: DEVELOPER_ERROR in loadPaymentData : ')],
  });
  const { newClient, broken } = createSeller();
  await expect(newClient().isReadyToPay(newRequest(changes))).rejects.toEqual(rejected);
  expect(broken()).toEqual([4]);
});

test.each<[rule: number, text: RegExp, changes: object]>([
  [7, /^transactionInfo must be set!/, { transactionInfo: undefined }],
  [7, /^currencyCode in transactionInfo must be set!/, total('1', { currencyCode: '' })],
  [7, /^currencyCode "yen" is not known!/, total('1', { currencyCode: 'yen' })],
  [7, /^countryCode "Japan" is not known!/, total('1', { countryCode: 'Japan' })],
  [7, /^totalPriceStatus in transactionInfo must be set/, total('1', { totalPriceStatus: 'PENDING' })],
  [7, /^totalPrice in transactionInfo must be set/, total(undefined)],
  [7, /^totalPriceLabel must be a text!/, total('1', { totalPriceLabel: 1 })],
  [7, /^checkoutOption "PAY" is not known!/, total('1', { checkoutOption: 'PAY' })],
  [7, /^merchantInfo must be set!/, { merchantInfo: undefined }],
  [7, /^format of shippingAddressParameters is not known/, { shippingAddressParameters: { format: 'MIN' } }],
  [7, /^allowedCountryCodes must be an array!/, { shippingAddressParameters: { allowedCountryCodes: 'JP' } }],
  [7, /^format of billingAddressParameters is not known/, method({ billingAddressParameters: { format: 'ALL' } })],
  [8, /^totalPrice must be a text!/, total(1080)],
  [8, /^totalPrice "10.5" must be digits/, total('10.5')],
  [8, /^totalPrice "-1.00" must be digits/, total('-1.00')],
  [8, /^displayItems must be an array!/, total('1', { displayItems: {} })],
  [8, /^Each of displayItems must have a label!/, item({ label: '' })],
  [8, /^type of "小計" must be set!/, item({ type: undefined })],
  [8, /^status of "小計" is not known!/, item({ status: 'ESTIMATED' })],
  [8, /^price of "小計" "100円" must be digits/, item({ price: '100円' })],
  [8, /^displayItems add up to 99.00, totalPrice is 100!/, item({ price: '99' })],
  [9, /needs a totalPriceStatus of FINAL!/, total('1', { checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE' })],
  [10, /^type of tokenizationSpecification must be/, method({}, { type: 'GATEWAY' })],
  [10, /must have gateway!/, method({}, { parameters: {} })],
  [10, /must have protocolVersion and publicKey!/, method({}, { type: 'DIRECT' })],
  [10, /must be texts!/, method({}, { parameters: { gateway: 'x', gatewayMerchantId: 1 } })],
  [12, /^callback intent "ADDRESS" is not known!/, { callbackIntents: ['ADDRESS', 'PAYMENT_AUTHORIZATION'] }],
  [12, /^Both PAYMENT_AUTHORIZATION intent and/, { callbackIntents: ['SHIPPING_ADDRESS'] }],
  [13, /^shippingAddressRequired must be set/, { shippingAddressRequired: false }],
  [13, /^shippingOptionRequired must be set/, { shippingOptionRequired: false }],
  [20, /^shippingOptions must be an array/, { shippingOptionParameters: { shippingOptions: [] } }],
  [38, /^onPaymentDataChanged callback is set, but/, { callbackIntents: ['PAYMENT_AUTHORIZATION'] }],
  [44, /^totalPrice "１０８０" has other digits/, total('１０８０')],
])('%i: loadPaymentData refuses: %s', async (rule, text, changes) => {
  const { rejected, broken } = await refused(changes);
  const statusMessage = expect.stringMatching(text) as string;
  expect([rejected, broken]).toEqual([{ statusCode: 'DEVELOPER_ERROR', statusMessage }, [rule]]);
});

test.each<[rule: number, text: RegExp, request: object, rest: object]>([
  [
    10,
    /merchantId/,
    { merchantInfo: { ...newRequest().merchantInfo, merchantId: undefined } },
    { environment: 'PRODUCTION' },
  ],
  [12, /reading 'includes'/, { callbackIntents: undefined }, {}],
  [12, /^paymentDataCallbacks must be set/, {}, { paymentDataCallbacks: undefined }],
  [12, /^onPaymentDataChanged callback must be set/, {}, { paymentDataCallbacks: { onPaymentAuthorized: () => ({}) } }],
])('%i: loadPaymentData refuses what does not fit its client: %s', async (rule, text, request, rest) => {
  const { rejected, broken } = await refused(request, {}, rest);
  const message = rejected instanceof Error ? rejected.message : (rejected as { statusMessage: string }).statusMessage;
  expect([message, broken]).toEqual([expect.stringMatching(text), [rule]]);
});

test.each<[changes: object]>([
  [total('0')],
  [total('1080.00')],
  [{ merchantInfo: { ...newRequest().merchantInfo, merchantId: undefined } }],
  [items({ label: '小計', type: 'SUBTOTAL', price: '110.50' }, { label: '割引', type: 'DISCOUNT', price: '-10.50' })],
])('a request with %j is taken', async (changes) => {
  expect((await refused(changes)).broken).toEqual([]);
});

const claims = (payload: string) => `e30.${btoa(payload).replaceAll('=', '')}.e30`;

test.each<[violation: string, merchant: () => object]>([
  ['11: authJwt must be set', () => ({ authJwt: undefined })],
  ['11: authJwt is no JSON Web Token', () => ({ authJwt: claims('exp') })],
  ['11: authJwt has expired', () => ({ authJwt: newJwt(0) })],
  ['40: merchantOrigin "localhost:4173" is no bare host name', () => ({ merchantOrigin: 'localhost:4173' })],
])('%s: the sheet refuses the merchant, and the page hears that it was closed', async (violation, merchant) => {
  const { ready, simulator, sheet, told } = createSeller();
  const { went } = await ready({ merchantInfo: { ...newRequest().merchantInfo, ...merchant() } });
  expect([sheet(), told, went()]).toMatchObject([{ state: 'refused', canPay: false }, [], null]);
  expect(simulator.violations).toEqual([violation]);
  simulator.user.cancel();
  await vi.advanceTimersByTimeAsync(3000);
  expect(went()).toMatchObject({ rejected: { statusCode: 'CANCELED' } });
});

test('2, 3, 4, 7, 14: environment, secure page, a request, one sheet at a time', async () => {
  const { simulator, ready, sheet } = createSeller();
  expect(() => new simulator.api.PaymentsClient({} as never)).not.toThrow();
  expect(() => new simulator.api.PaymentsClient({ environment: 'SANDBOX' as never })).toThrow(/^Parameter environment/);
  const { client } = await ready();
  expect(() => simulator.gesture(() => client.loadPaymentData(newRequest()))).toThrow(/only be called one at a time/);
  expect([sheet().state, ...simulator.violations.map((text) => Number.parseInt(text, 10))]).toEqual([
    'ready',
    2,
    2,
    14,
  ]);
  const insecure = createSeller({}, { isSecure: false });
  const refusal = { statusCode: 'DEVELOPER_ERROR' };
  await expect(insecure.newClient().isReadyToPay(newRequest())).rejects.toMatchObject(refusal);
  await expect(insecure.newClient().loadPaymentData(newRequest())).rejects.toMatchObject(refusal);
  expect(insecure.broken()).toEqual([3, 3]);
  const empty = createSeller();
  await expect(empty.newClient().isReadyToPay(undefined as never)).rejects.toMatchObject(refusal);
  await expect(empty.newClient().loadPaymentData(undefined as never)).rejects.toMatchObject(refusal);
  expect(empty.broken()).toEqual([4, 7]);
});
