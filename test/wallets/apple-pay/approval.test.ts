import { toJson } from '../../../src/lib/json';
import { expect, test } from 'vitest';
import { approvalOf } from '../../../wallets/apple-pay/apple-approval';
import { cards } from '../../simulators/shopper/cards';
import { contacts } from '../../simulators/shopper/contacts';
import { paymentToken } from '../../simulators/apple-pay/shopper/payment-token';

/** The simulator's, which has no pass: no web page is ever given one. */
const tokenOf = (applicationData: string | null) =>
  paymentToken(cards.visa, applicationData) as unknown as ApplePayJS.ApplePayPaymentToken;

const token = tokenOf(null);
const payment = (over: Partial<ApplePayJS.ApplePayPayment> = {}): ApplePayJS.ApplePayPayment => ({
  token,
  billingContact: contacts.osaka,
  shippingContact: contacts.tokyo,
  ...over,
});

const WITH_ADDRESS = { asksAddress: true, customerAccountEmail: undefined };

test('the signed data is passed on unchanged, with the card’s last digits and the billing address', async () => {
  const approval = await approvalOf(payment(), WITH_ADDRESS);
  const { version, data, signature, header } = token.paymentData as { [name: string]: unknown };
  expect(approval).toEqual({
    email: 'hanako.yamada@example.jp',
    phone: '+81335810101',
    delivery: expect.objectContaining({ lastName: '山田', address1: '千代田1-1', zip: '100-0001', country: 'JP' }),
    billing: expect.objectContaining({ city: '大阪市北区', zip: '530-0001' }),
    content: {
      applePayWalletContent: {
        version,
        data,
        signature,
        header,
        lastDigits: '4242',
        billingAddress: approval.billing,
      },
    },
    attemptToken: token.transactionIdentifier,
  });
});

test('an unknown key of the signed data is left out, and its application data is passed on', async () => {
  const own = tokenOf('a2FydWk=');
  const paymentData = own.paymentData as { header: { applicationData?: string } };
  const extra = { ...own, paymentData: { ...paymentData, extra: 1 } };
  const { content } = await approvalOf(payment({ token: extra }), WITH_ADDRESS);
  expect(content).not.toHaveProperty('applePayWalletContent.extra');
  expect(content).toHaveProperty('applePayWalletContent.header.applicationData', paymentData.header.applicationData);
});

test.each([
  ['the account’s', 'account@example.jp', 'account@example.jp'],
  ['the sheet’s where there is no account', undefined, 'hanako.yamada@example.jp'],
  ['the sheet’s where the account has none', '', 'hanako.yamada@example.jp'],
  ['the sheet’s where the account’s is no text', 42, 'hanako.yamada@example.jp'],
])('the e-mail address is %s', async (_whose, account, email) =>
  expect((await approvalOf(payment(), { asksAddress: true, customerAccountEmail: account })).email).toBe(email),
);

test('without shipping there is no delivery address, whatever contact the sheet has', async () =>
  expect((await approvalOf(payment(), { asksAddress: false, customerAccountEmail: undefined })).delivery).toBeNull());

test('missing contacts are empty', async () => {
  const { delivery, billing, email } = await approvalOf({ token }, WITH_ADDRESS);
  expect([delivery, billing, email]).toEqual([{ country: 'ZZ' }, { country: 'ZZ' }, undefined]);
});

test.each([['MasterCard'], [''], [undefined]])('a card with the name %s yields no last digits', async (displayName) => {
  const paymentMethod = { ...token.paymentMethod, displayName } as ApplePayJS.ApplePayPaymentMethod;
  const { content } = await approvalOf(payment({ token: { ...token, paymentMethod } }), WITH_ADDRESS);
  expect(toJson(content)).not.toContain('lastDigits');
});

test.each([[{}], [null], ['text'], [{ version: 'EC_v1', data: 'a', signature: 'b' }]])(
  'a token with the payment data %j is refused',
  async (paymentData) => {
    await expect(approvalOf(payment({ token: { ...token, paymentData } }), WITH_ADDRESS)).rejects.toThrow();
  },
);
