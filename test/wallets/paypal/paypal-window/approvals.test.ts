import { sentBuyer } from '../../in-process/sent-buyer';
import { describe, expect, test, vi } from 'vitest';
import { onFakeClock } from '../../in-process/fake-time';
import { ofOperation } from '../../in-process/sent';
import { createInProcessStore } from '../../in-process/store';
import { walk } from './walk';

onFakeClock();

const acts = ['run', 'create', 'long', 'approve'] as const;
type Rest = Parameters<typeof walk>[3] & { book?: true };

/** An approval, with what goes wrong in the store. */
async function approved(faults: readonly object[] = [], { book, ...approval }: Rest = {}) {
  const store = createInProcessStore({ pace: [100] });
  for (const fault of faults) store.fault(fault);
  const goods = { productForm: () => ({ variantId: 43_001, quantity: 1, properties: {} }) };
  const { endings } = await walk({ acts, pace: [100], fault: null }, store, book && goods, approval);
  const last = (operation: string) => ofOperation(store.sent, operation).at(-1)?.variables;
  const count = (operation: string) => ofOperation(store.sent, operation).length;
  const { payment } = (last('cartPaymentUpdate') ?? {}) as { payment?: Paid };
  expect(count('cartRemovePersonalData')).toBe(0);
  return {
    ending: endings[0],
    buyer: sentBuyer(last('cartBuyerIdentityUpdate') ?? {}),
    paid: payment?.walletPaymentMethod.paypalWalletContent,
    last,
    count,
  };
}

interface Paid {
  walletPaymentMethod: { paypalWalletContent: object };
}

const CONFIRM = { type: 'redirect', url: expect.stringContaining('storefront_wallet') };
const decelerate = (reason: string) => ({ type: 'decelerate', reason });
const FAILED = { type: 'decelerate' };
const CHECKOUT = { ...decelerate('redirect_to_checkout_required'), error: expect.any(Error) };
const userErrors = (code: string) => ({ userErrors: [{ code }] });

describe('the cart gets the buyer’s address', () => {
  test.each([
    ['a romanised prefecture', 'romanised', CONFIRM, { province: 'JP-13' }],
    ['Hong Kong', 'hk', CONFIRM, { province: 'KL', country: 'HK' }],
    ['the Emirates', 'ae', CONFIRM, { province: 'DU', country: 'AE' }],
    ['Britain, where the shop sells in pounds', 'gb', decelerate('currency_changed'), { zip: 'SW1A 1AA' }],
    ['a place that is not served', 'okinawa', FAILED, { province: 'JP-47' }],
    ['without a telephone number', 'no-phone', CONFIRM, { city: '千代田区' }],
  ] as const)('%s', async (_where, who, ending, deliveryAddress) => {
    const seen = await approved([], { buyer: who });
    expect(seen.ending).toMatchObject(ending);
    expect(seen.buyer).toMatchObject({ delivery: [{ address: deliveryAddress }] });
  });
});

describe('the order goes on at checkout with the buyer’s details when PayPal reports', () => {
  test.each<[string, Rest, payments: number]>([
    ['no delivery address', { buyer: 'no-address' }, 0],
    ['no billing address', { buyer: 'no-billing' }, 0],
    ['of an approval that has expired', { buyer: 'expired' }, 1],
    ['not who pays', { data: { payerID: null } }, 0],
    ['nothing of the approval', { data: null }, 0],
    ['of an approval in other types', { data: { orderID: 5, payerID: {} } }, 0],
    ['of an approval in a text', { data: 'text' }, 0],
  ])('%s', async (_what, approval, payments) => {
    const seen = await approved([], approval);
    expect(seen.ending).toMatchObject(FAILED);
    expect(seen.buyer).toMatchObject({ email: 'hanako.yamada@example.jp' });
    expect(seen.count('cartPaymentUpdate')).toBe(payments);
  });
});

describe('a buyer whom the store refuses', () => {
  const refuse = (field: readonly string[], times = 1) => ({
    operation: 'cartBuyerIdentityUpdate',
    userErrors: [{ code: 'INVALID', field: ['buyerIdentity', ...field], message: 'no' }],
    times,
  });
  const zip = ['addresses', '0', 'address', 'deliveryAddress', 'zip'];

  test('by the strict address check is written without that check, and pays', async () => {
    const seen = await approved([refuse(zip)]);
    expect(seen.ending).toMatchObject(CONFIRM);
    expect(seen.buyer).toMatchObject({
      delivery: [{ validation: 'COUNTRY_CODE_ONLY' }],
    });
    expect([seen.count('cartBuyerIdentityUpdate'), seen.count('cartPaymentUpdate')]).toEqual([2, 1]);
  });

  test.each(['phone', 'email'] as const)('for the %s has the address without it', async (field) => {
    const seen = await approved([refuse([field])]);
    expect(seen.ending).toMatchObject(CONFIRM);
    const { email, phone, delivery } = seen.buyer as {
      email?: string;
      phone?: string;
      delivery: [{ address: { city: string; phone?: string } }];
    };
    const [{ address: deliveryAddress }] = delivery;
    expect(deliveryAddress.city).toBe('千代田区');
    const sent = { email, phone: phone ?? deliveryAddress.phone };
    expect(sent).toEqual({ email: 'hanako.yamada@example.jp', phone: '+81335810101', [field]: undefined });
  });

  test('twice goes on at checkout', async () => {
    const seen = await approved([refuse(zip, 9)]);
    expect(seen.ending).toMatchObject(FAILED);
    expect([seen.count('cartBuyerIdentityUpdate'), seen.count('cartPaymentUpdate')]).toEqual([2, 0]);
  });

  test.each([true, false])(
    'of goods that need no shipping pays nothing; the answer lacks the cart: %s',
    async (nullCart) => {
      const errors = userErrors('BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED');
      const seen = await approved([{ operation: 'cartBuyerIdentityUpdate', ...errors, nullCart }], { book: true });
      expect(seen.ending).toMatchObject(decelerate('captcha_required'));
      expect(seen.count('cartPaymentUpdate')).toBe(0);
    },
  );
});

describe('a temporary failure is tried again', () => {
  test.each([
    ['rates that come late', 'cartPrepareForCompletion', { pendingDeliveryGroups: true }],
    ['an amount', 'cartPaymentUpdate', { invalidPayment: true }],
  ])('%s', async (_what, operation, fault) => {
    const seen = await approved([{ operation, times: 2, ...fault }]);
    expect(seen.ending).toMatchObject(CONFIRM);
    expect(seen.count(operation)).toBe(3);
  });
});

describe('checkout has the details that were filled in when, after the approval,', () => {
  test.each([
    ['goods are sold out', 'cartBuyerIdentityUpdate', { stock: 0 }, decelerate('not_enough_stock')],
    ['the payment is refused', 'cartPaymentUpdate', userErrors('INVALID_PAYMENT'), FAILED],
    ['the payment’s answer is broken', 'cartPaymentUpdate', { truncated: true }, FAILED],
    ['the store asks to wait', 'cartPrepareForCompletion', { notReady: [{ code: 'SOMETHING_NEW' }] }, FAILED],
    ['the currency has changed', 'cartBuyerIdentityUpdate', { currency: 'USD' }, decelerate('currency_changed')],
  ])('%s', async (_what, operation, fault, ending) => {
    expect((await approved([{ operation, ...fault }])).ending).toMatchObject(ending);
  });
});

describe('the window closes without an order, and nothing is paid, when', () => {
  const TOKEN = 'paypalTokenCreate';
  const DETAILS = 'PayPalBuyerDetailsFetch';
  const RESTRICTED = userErrors('RESTRICTED_WALLET_ACCOUNT');

  test.each<[string, string, object, object]>([
    ['the goods are sold out', 'cartCreate', { stock: 0 }, { type: 'out_of_stock' }],
    [
      'the merchant says no',
      'cartCreate',
      { nullCart: true, userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一点限り' }] },
      { type: 'custom_validation', message: '一点限り' },
    ],
    [
      'the store says what to choose instead',
      'cartCreate',
      {
        nullCart: true,
        userErrors: [{ code: 'GIFT_CARD_RECIPIENT_INVALID', message: 'メールアドレスを確かめてください' }],
      },
      { type: 'custom_validation', message: 'メールアドレスを確かめてください' },
    ],
    ['a cart’s code is unknown', 'cartCreate', userErrors('SOMETHING_NEW'), { type: 'unrecoverable' }],
    ['the currency is another', 'cartCreate', { currency: 'USD' }, decelerate('currency_changed')],
    ['the store refuses outright', TOKEN, { status: 401 }, decelerate('redirect_to_checkout_required')],
    ['the account is restricted', TOKEN, RESTRICTED, {}],
    ['the cart fails', 'cartCreate', { status: 500 }, { type: 'unrecoverable' }],
    ['a token’s code is known', TOKEN, userErrors('GENERIC_ERROR'), CHECKOUT],
    ['a token’s code is unknown', TOKEN, userErrors('SOMETHING_NEW'), CHECKOUT],
    ['the token is empty', TOKEN, { payload: { token: '' } }, CHECKOUT],
    ['the token is an object', TOKEN, { payload: { token: {} } }, CHECKOUT],
    ['the token is no data', TOKEN, { nullData: true }, CHECKOUT],
    ['the token fails', TOKEN, { status: 500 }, CHECKOUT],
    ['the token is a page', TOKEN, { html: true }, CHECKOUT],
    ['the token takes 40 s', TOKEN, { delayMs: 40_000 }, CHECKOUT],
    ['the buyer’s account is restricted', DETAILS, RESTRICTED, {}],
    ['the details’ code is unknown', DETAILS, userErrors('SOMETHING_NEW'), CHECKOUT],
    ['the details are no data', DETAILS, { nullData: true }, CHECKOUT],
    ['the details fail', DETAILS, { status: 400 }, CHECKOUT],
    ['the details are a page', DETAILS, { html: true }, CHECKOUT],
    ['half of the details comes', DETAILS, { truncated: true }, CHECKOUT],
    ['the details are of other types', DETAILS, { wrongTypes: true }, CHECKOUT],
  ])('%s', async (_what, operation, fault, ending) => {
    const seen = await approved([{ operation, ...fault }]);
    expect(seen.ending).toMatchObject(ending);
    expect(seen.ending?.type).not.toBe('redirect');
    expect(seen.count('cartPaymentUpdate')).toBe(0);
  });
});

describe('what is paid', () => {
  test('goods that are not sent have the country and the billing address alone', async () => {
    const seen = await approved([], { book: true });
    expect(seen.buyer).toEqual({ email: 'hanako.yamada@example.jp', countryCode: 'JP' });
    const billingAddress = expect.objectContaining({ city: '千代田区', province: 'JP-13' });
    expect(seen.last('cartBillingAddressUpdate')).toMatchObject({ billingAddress });
    expect(seen.paid).toMatchObject({ billingAddress });
  });

  test('telemetry hears once that the shopper has approved', async () => {
    const told = vi.fn<() => void>();
    await walk({ acts: [...acts, 'approve'], pace: [100], fault: null }, undefined, { approved: told });
    expect(told).toHaveBeenCalledOnce();
  });

  test('an agreement that the server asks for is one without terms of a subscription', async () => {
    const seen = await approved([], { params: { requiresBillingAgreement: true } });
    expect(seen.last('paypalTokenCreate')).toMatchObject({ billingAgreement: true });
    expect(seen.paid).toMatchObject({ acceptedSubscriptionTerms: false, vaultingAgreement: true });
  });

  test('the account’s e-mail address is the buyer’s, PayPal’s stays in the payment', async () => {
    const seen = await approved([], { params: { accountEmail: 'account@example.jp' } });
    expect(seen.buyer).toMatchObject({ email: 'account@example.jp' });
    expect(seen.paid).toMatchObject({ email: 'hanako.yamada@example.jp' });
  });
});
