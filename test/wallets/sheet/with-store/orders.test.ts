import { describe, expect } from 'vitest';
import { cartBillingAddressUpdate } from '../../../../wallets/sheet/operations/operations';
import { reactionsTo } from '../../../../wallets/sheet/errors/reaction-to';
import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { readCart } from '../operations/whole-cart';
import { readLimitedCart } from '../operations/press-calls';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { order, selected } from './store-order';
import { amountOf, cartOf, EMAIL, test } from './store-sheet';

const open = { stage: 'open', preparing: true, wallet: 'apple_pay', asks: { phone: false, email: true } } as const;

describe('an order', () => {
  test('of goods that are sent goes from the country to the thank-you page', async ({ sheet }) => {
    const created = await sheet.create({ lines: [line(44_001)], buyerIdentity: { countryCode: 'JP' } });
    expect([created.deliveryGroups.nodes, created.cost.totalTaxAmount]).toEqual([[], null]);

    const shown = await sheet.show(created, tokyo);
    // Not paid yet, which is no news.
    expect(shown).toMatchObject({
      type: 'changed',
      prepared: { type: 'not_ready', errors: [{ code: 'INVALID_PAYMENT' }] },
    });
    if (shown.type === 'changed' && shown.prepared.type === 'not_ready')
      expect(reactionsTo(shown.prepared.errors, open)).toEqual([]);
    expect([selected(cartOf(shown)), amountOf(cartOf(shown))]).toEqual([
      [['ONE_TIME_PURCHASE', 'takuhai']],
      '9400.0 JPY',
    ]);

    const chosen = cartOf(await sheet.choose(cartOf(shown), 'sokutatsu'));
    expect([selected(chosen), amountOf(chosen)]).toEqual([[['ONE_TIME_PURCHASE', 'sokutatsu']], '9780.0 JPY']);

    const whole = cartOf(await sheet.authorize(chosen, tokyo));
    expect(whole).toEqual(chosen);
    expect(await readCart(sheet.client, created.id)).toEqual(whole);

    expect(await order(sheet, whole)).toEqual({
      buyer: expect.objectContaining({
        email: EMAIL,
        deliveryAddress: expect.objectContaining(tokyo),
        payment: { method: 'apple_pay', amount: 978_000, currency: 'JPY' },
      }),
      url: `${sheet.store.url}/thank-you/…`,
      leads: 200,
    });
    expect(await readCart(sheet.client, created.id)).toBeNull();
    expect(await sheet.operations()).toEqual([
      'cartCreate',
      'cartBuyerIdentityUpdate',
      'cartPrepareForCompletion',
      'cartSelectedDeliveryOptionsUpdate',
      'cartPrepareForCompletion',
      'cartBuyerIdentityUpdate',
      'cartPrepareForCompletion',
      'cart',
      'cartPaymentUpdate',
      'cartSubmitForCompletion',
      'cart',
    ]);
  });

  test('names the wallet in its headers, and the call that begins the checkout', async ({ sheet }) => {
    await sheet.show(await sheet.create({ lines: [line(44_001)] }), tokyo);
    const seen = (await sheet.requests()).map(({ headers, url }) => [
      url.replace(/\?.*$/, ''),
      headers['x-wallet-name'],
      headers['x-sdk-variant'],
      headers['x-start-wallet-checkout'],
    ]);
    const path = '/api/unstable/graphql.json';
    expect(seen).toEqual([
      [path, 'ApplePay', 'karui', 'true'],
      [path, 'ApplePay', 'karui', undefined],
      [path, 'ApplePay', 'karui', undefined],
    ]);
  });
});

describe('a cart', () => {
  test('in the limited query has what is read: shipping and subscriptions', async ({ sheet }) => {
    const { id } = await sheet.create({ lines: [line(43_001), line(42_001, 3, 9001)] });
    const cart = await readLimitedCart(sheet.client, id);
    expect(
      cart?.lines.nodes.map(({ quantity, merchandise, sellingPlanAllocation }) => [
        quantity,
        merchandise.requiresShipping,
        !!sellingPlanAllocation,
      ]),
    ).toEqual([
      [3, true, true],
      [1, false, false],
    ]);
  });

  test('that does not exist is null, or an error', async ({ sheet }) => {
    const id = 'gid://shopify/Cart/none?key=none';
    expect([await readCart(sheet.client, id), await readLimitedCart(sheet.client, id)]).toEqual([null, null]);
    const { cart, errors } = await cartBillingAddressUpdate(sheet.client, id, tokyo);
    expect(cart).toBeNull();
    expect(reactionsTo(errors, { ...open, preparing: false })).toEqual([
      { type: 'decelerate', reason: 'missing_cart_id' },
    ]);
    const submitted = await submitCart(sheet.client, id, 'attempt', sheet.deadline);
    expect(submitted).toMatchObject({ type: 'refused', errors: [{ code: 'INVALID', field: ['cartId'] }] });
  });
});
