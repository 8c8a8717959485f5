import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Address } from '../../../store/shop/delivery/address';
import { ratesTo } from '../../../store/shop/delivery/rates';
import { kyusu, tin, twoParcels } from '../../in-process/goods';
import { ORIGIN } from '../../in-process/store';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import type { GoogleSetup } from '../seen';
import { finish, googlePages, ready } from '../open-page';
import type { GoogleSeen } from '../seen';
import { go, type GoogleWay } from '../google-wallet';
import { endingOf, pay } from '../../in-process/way';

const pages = googlePages();

const thanks = { type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/thank-you/`) };
const ownCart: GoogleSetup['goods'] = { page: 'cart', filled: [['kyusu', null]], sends: true };
const subscription = { page: 'product', variantId: 42_001, quantity: 2, plan: '9001', sends: true } as const;

const operations = ({ store }: GoogleSeen) => store.sent.map(({ operation }) => operation);
const payments = ({ store }: GoogleSeen) =>
  ofOperation(store.sent, 'cartPaymentUpdate').map(({ variables }) => variables['payment'] as object);
const requestOf = ({ simulator }: GoogleSeen) =>
  simulator.calls.find(({ name }) => name === 'loadPaymentData')!.detail as google.payments.api.PaymentDataRequest;

describe('whoever pays', () => {
  test.each<[string, GoogleWay]>([
    ['for one thing', { actions: [pay] }],
    ['for the shopper’s own cart', { setup: { goods: ownCart }, actions: [pay] }],
    ['for two parcels', { setup: { goods: twoParcels }, actions: [pay] }],
    ['in dollars', { setup: { goods: tin, currency: 'USD', shopper: { account: 'ann' } }, actions: [pay] }],
    ['with a discount', { setup: { code: 'OCHA10' }, actions: [pay] }],
    ['with a discount that does not apply', { setup: { code: 'NATSU2024' }, actions: [pay] }],
    ['by subscription', { setup: { goods: subscription }, actions: [pay] }],
    ['after another address', { actions: [{ do: 'address', to: 'hokkaido' }, pay] }],
    ['after two addresses', { actions: [{ do: 'address', to: 'hokkaido' }, { do: 'address', to: 'kyoto' }, pay] }],
    ['with another account', { actions: [{ do: 'account', to: 'taro' }, pay] }],
    [
      'with an account without an address',
      {
        actions: [
          { do: 'account', to: 'blank' },
          { do: 'address', to: 'osaka' },
          { do: 'card', to: 'jcb', billing: 'osaka' },
          pay,
        ],
      },
    ],
    ['with another card', { actions: [{ do: 'card', to: 'jcb', billing: 'osaka' }, pay] }],
    ['in Safari', { setup: { shopper: { mode: 'safari' } }, actions: [pay] }],
    ['in a window', { setup: { shopper: { mode: 'popup' } }, actions: [pay] }],
    ['in a browser that says nothing of options', { setup: { shopper: { initialOption: 'absent' } }, actions: [pay] }],
    [
      'over a line that stutters',
      {
        troubles: [fault('cartPaymentUpdate', { status: 503 }), fault('cartPrepareForCompletion', { drop: true })],
        actions: [pay],
      },
    ],
    ['while the store is busy', { actions: [fault('cartSubmitForCompletion', { throttled: 4000 }, 2), pay] }],
    [
      'though the first answer is lost',
      { actions: [{ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'lost' }, pay] },
    ],
    [
      'though the first answer can’t be read',
      { actions: [fault('cartSubmitForCompletion', { after: true, html: true }), pay] },
    ],
  ])('%s has one order', async (_what, way) => {
    const seen = await go(way);
    expect(endingOf(seen)).toMatchObject({ type: 'redirect' });
    expect([seen.store.orders().length, seen.store.carts().length]).toEqual([1, 0]);
  });

  test('for what was accepted before goes to its order', async () => {
    const seen = await go({ actions: [fault('cartSubmitForCompletion', { alreadyAccepted: true }), pay] });
    expect(seen.answers.at(-1)?.answer).toEqual({ transactionState: 'SUCCESS' });
    expect(endingOf(seen)).toEqual({ type: 'redirect', url: expect.stringMatching(`^${ORIGIN}/cart/c/`) });
  });
});

test('an order takes these requests and these answers', async () => {
  const seen = await go({ actions: [pay] });
  expect(endingOf(seen)).toEqual(thanks);
  expect(operations(seen)).toEqual([
    'cartCreate',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
    'cartSubmitForCompletion',
    'cartRemovePersonalData',
  ]);
  expect(seen.answers.map(({ to, answer }) => [to, Object.keys(answer)])).toEqual([
    ['onPaymentDataChanged INITIALIZE', ['newTransactionInfo', 'newShippingOptionParameters']],
    ['onPaymentAuthorized', ['transactionState']],
  ]);
});

describe('what is paid', () => {
  test('is what the sheet showed, with what Google signed', async () => {
    const seen = await go({ actions: [pay] });
    const billingAddress = expect.objectContaining({ country: 'JP', zip: '100-0001', firstName: '山田' });
    const content = { billingAddress, signature: expect.any(String), signedMessage: expect.any(String) };
    expect(payments(seen)).toEqual([
      {
        amount: { amount: '9400.0', currencyCode: 'JPY' },
        walletPaymentMethod: { googlePayWalletContent: { ...content, protocolVersion: 'ECv2' } },
      },
    ]);
  });

  describe('where delivery is free', () => {
    const [rate] = ratesTo({ country: 'JP', province: 'JP-13' } as Address, 'ONE_TIME_PURCHASE');
    const { price } = rate!;
    beforeEach(() => void (rate!.price = 0));
    afterEach(() => void (rate!.price = price));

    test('and the goods are too is nothing, by nothing but a billing address', async () => {
      const seen = await go({ setup: { code: 'TADA100' }, actions: [pay] });
      expect(seen.approved.map(({ total }) => total)).toEqual(['0.00']);
      expect(payments(seen)).toEqual([
        {
          amount: { amount: '0.0', currencyCode: 'JPY' },
          freePaymentMethod: { billingAddress: expect.objectContaining({ country: 'JP', zip: '100-0001' }) },
        },
      ]);
      expect(endingOf(seen)).toEqual(thanks);
    });
  });

  test('by a subscription is paid by a card that can be charged again', async () => {
    const seen = await go({ setup: { goods: subscription }, actions: [pay] });
    const [method] = requestOf(seen).allowedPaymentMethods;
    expect(method?.parameters.allowedAuthMethods).toEqual(['PAN_ONLY']);
    const { items } = seen.simulator.sheet()!;
    expect(items.at(-1)).toEqual({
      label: '定期購入の合計（毎月）',
      type: 'LINE_ITEM',
      price: '0.00',
      status: 'PENDING',
    });
  });

  test('by a subscription that the page did not know of is not paid by a card that can’t be charged again', async () => {
    const page = pages.open({ goods: subscription });
    page.ctx.hasPlan = () => false;
    page.press(await page.prepare());
    await ready(page);
    page.act(pay);
    await ready(page);
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
    expect(payments(page.seen)).toEqual([]);
    await finish(page);
  });

  test('with a code that does not apply says so, and costs the same', async () => {
    const seen = await go({ setup: { code: 'NATSU2024' }, actions: [pay] });
    const { items, total } = seen.simulator.sheet()!;
    expect(items.at(-1)).toEqual({
      label: 'ディスカウントコードを適用できませんでした（NATSU2024）',
      type: 'LINE_ITEM',
      price: '0.00',
      status: 'FINAL',
    });
    expect(total.price).toBe('9400.00');
  });

  test('with a discount has a line of its own', async () => {
    const { simulator } = await go({ setup: { code: 'OCHA10', goods: { ...kyusu } }, actions: [pay] });
    expect(simulator.sheet()!.items.map(({ type, price }) => [type, price])).toEqual([
      ['SUBTOTAL', '8800.00'],
      ['SHIPPING_OPTION', '600.00'],
      ['DISCOUNT', '-880.00'],
    ]);
  });
});

describe('the e-mail address of an order', () => {
  const emails = ({ store }: GoogleSeen) =>
    ofOperation(store.sent, 'cartBuyerIdentityUpdate').map(
      ({ variables }) => (variables['buyerIdentity'] as { email?: string }).email,
    );

  test.each<[string, Partial<GoogleSetup>, string]>([
    ['that of Google’s account', {}, 'hanako.yamada@example.jp'],
    ['that of the shop’s account before it', { account: 'hanako@shop.example' }, 'hanako@shop.example'],
    [
      'that of the shop’s account alone',
      { account: 'hanako@shop.example', emailRequired: false },
      'hanako@shop.example',
    ],
  ])('is %s', async (_which, setup, email) => {
    const seen = await go({ setup, actions: [pay] });
    expect([emails(seen), endingOf(seen)]).toEqual([[undefined, email], thanks]);
  });
});
