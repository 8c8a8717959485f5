import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { card, createSeller, fakeClock, settle } from '../seller';
import type { Options } from './options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

async function paid(given: Partial<Options> = {}, request: object = {}) {
  const seller = createSeller(given);
  await seller.ready(request);
  seller.simulator.user.pay();
  await settle();
  return { ...seller, payment: seller.payments[0]! };
}

const WHOLE = {
  name: '山田 花子',
  address1: '千代田1-1',
  address2: '皇居前ビル3階',
  address3: '',
  locality: '千代田区',
  administrativeArea: '東京都',
  countryCode: 'JP',
  postalCode: '100-0001',
  sortingCode: '',
  phoneNumber: '+81335810101',
};
const { phoneNumber: _phone, ...WITHOUT_PHONE } = WHOLE;

describe('a payment', () => {
  test('31: has all that was asked for', async () => {
    const { payment, broken } = await paid();
    expect(payment).toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      email: 'hanako.yamada@example.jp',
      shippingAddress: WHOLE,
      shippingOptionData: { id: 'takuhai' },
      paymentMethodData: {
        type: 'CARD',
        description: 'Visa •••• 4242',
        info: { cardNetwork: 'VISA', cardDetails: '4242', cardFundingSource: 'CREDIT', billingAddress: WHOLE },
        tokenizationData: { type: 'PAYMENT_GATEWAY', token: expect.any(String) },
      },
    });
    expect(broken()).toEqual([]);
  });

  test('31: has nothing else', async () => {
    const { payment } = await paid(
      { card: 'debit' },
      {
        emailRequired: false,
        shippingAddressParameters: {},
        allowedPaymentMethods: [card({ billingAddressRequired: false })],
      },
    );
    expect(payment).toMatchObject({ shippingAddress: WITHOUT_PHONE });
    expect(payment).not.toHaveProperty('email');
    expect(payment.shippingAddress).not.toHaveProperty('phoneNumber');
    expect(payment.paymentMethodData.info).toEqual({
      cardNetwork: 'VISA',
      cardDetails: '0259',
      cardFundingSource: 'DEBIT',
    });
  });

  test('has only name, postal code and country of a billing address in the format MIN', async () => {
    const methods = { allowedPaymentMethods: [card({ billingAddressParameters: undefined })] };
    const { payment } = await paid({ billing: 'us' }, methods);
    expect(payment.paymentMethodData.info?.billingAddress).toEqual({
      name: 'Ann Lee',
      countryCode: 'US',
      postalCode: '10001',
    });
  });

  test('has no billing address where the card has none', async () => {
    expect((await paid({ billing: null })).payment.paymentMethodData.info).not.toHaveProperty('billingAddress');
  });

  test('can’t be made without a card that the request allows', async () => {
    const { ready, simulator, sheet } = createSeller({ card: 'amex' });
    await ready();
    expect(sheet().card).toBe('visa');
    simulator.user.cancel();
    const other = createSeller();
    await other.ready({ allowedPaymentMethods: [card({ allowedCardNetworks: ['INTERAC'] })] });
    expect(() => other.simulator.user.pay()).toThrow('for want of card');
  });
});

describe('31: the token', () => {
  const tokenOf = async (given: Partial<Options>) =>
    (await paid(given)).payment.paymentMethodData.tokenizationData.token;

  test('is the text of a JSON object', async () => {
    const token: unknown = JSON.parse(await tokenOf({}));
    expect(token).toEqual({
      signature: expect.any(String),
      intermediateSigningKey: { signedKey: expect.any(String), signatures: [expect.any(String)] },
      protocolVersion: 'ECv2',
      signedMessage: expect.stringMatching(/^\{"encryptedMessage":".*","ephemeralPublicKey":".*","tag":".*"\}$/),
    });
  });

  test('can be unsigned, or none', async () => {
    expect(JSON.parse(await tokenOf({ token: 'unsigned' }))).not.toHaveProperty('signature');
    expect(await tokenOf({ token: 'not JSON' })).toBe('examplePaymentMethodToken');
  });
});
