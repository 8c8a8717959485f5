import { readCart } from '../../src/cart/read-cart';
import { describe, expect } from 'vitest';
import type { MailingAddress } from '../../src/cart/mailing-address';
import { add, compare } from '../../src/cart/money';
import { cartAttributesUpdate, cartBillingAddressUpdate, cartCreate, type CartInput } from '../../src/cart/operations';
import { readLimitedCart } from '../../src/cart/read-limited-cart';
import { reactionsTo } from '../../src/cart/reaction-to';
import { hasSellingPlan, requiresShipping, type SheetCart } from '../../src/cart/sheet-cart';
import { submission } from '../../src/cart/submission';
import { warningReaction } from '../../src/cart/warning-reaction';
import { amountOf, cartOf, EMAIL, line, newYork, test, tokyo, type StoreSheet } from './store-sheet';

const open = { stage: 'open', preparing: true, wallet: 'apple_pay', asks: { phone: false, email: true } } as const;

const selected = (cart: SheetCart) =>
  cart.deliveryGroups.nodes.map(({ groupType, selectedDeliveryOption, deliveryOptions }) => [
    groupType,
    deliveryOptions.find(({ handle }) => handle === selectedDeliveryOption?.handle)?.code,
  ]);

/** The goods after their discounts, the chosen deliveries, duties and taxes. */
function sum({ deliveryGroups, cost }: SheetCart): string {
  const deliveries = deliveryGroups.nodes.map(
    ({ deliveryOptions, selectedDeliveryOption: one }) =>
      deliveryOptions.find(({ handle }) => handle === one?.handle)?.estimatedCost.amount ?? '0',
  );
  return add(
    cost.subtotalAmount.amount,
    ...deliveries,
    cost.totalDutyAmount?.amount ?? '0',
    cost.totalTaxAmount?.amount ?? '0',
  );
}

/** Pays and submits what is authorized; gives what became of it. */
async function order(sheet: StoreSheet, cart: SheetCart, billing: MailingAddress = tokyo) {
  const paid = await sheet.pay(cart, billing);
  expect(paid.errors).toEqual([]);
  const [buyer] = await sheet.buyers();
  const done = await submission(sheet.client, cart.id, 'attempt')(sheet.deadline);
  const url = done.type === 'success' ? done.redirectUrl.replace(/[^/]+$/, '…') : done;
  return { buyer, url, leads: done.type === 'success' && (await fetch(done.redirectUrl)).status };
}

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

  test('says in its headers who asks, and which call begins the checkout', async ({ sheet }) => {
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

  test.for<[string, CartInput, MailingAddress, string[][], string]>([
    ['a subscription', { lines: [line(42_001, 2, 9001)] }, tokyo, [['SUBSCRIPTION', 'teiki']], '6332.0 JPY'],
    [
      'two parcels, one of them a subscription',
      { lines: [line(42_001, 1, 9002), line(44_001)] },
      tokyo,
      [
        ['ONE_TIME_PURCHASE', 'takuhai'],
        ['SUBSCRIPTION', 'teiki'],
      ],
      '12978.0 JPY',
    ],
    [
      'goods with a discount',
      { lines: [line(44_001)], discountCodes: ['ocha10'] },
      tokyo,
      [['ONE_TIME_PURCHASE', 'takuhai']],
      '8520.0 JPY',
    ],
    [
      'goods for nothing, whose delivery costs something',
      { lines: [line(44_001)], discountCodes: ['TADA100'] },
      tokyo,
      [['ONE_TIME_PURCHASE', 'takuhai']],
      '600.0 JPY',
    ],
    [
      'a subscription that begins for nothing',
      { lines: [line(42_001, 1, 9001)], discountCodes: ['TADA100'] },
      tokyo,
      [['SUBSCRIPTION', 'teiki']],
      '500.0 JPY',
    ],
    [
      'goods abroad, with taxes and duties',
      { lines: [line(44_001)] },
      newYork,
      [['ONE_TIME_PURCHASE', 'kokusai']],
      '90.15 USD',
    ],
  ])('of %s adds up and goes through', async ([, input, to, groups, total], { sheet }) => {
    const created = await sheet.create(input);
    const shown = cartOf(await sheet.show(created, to));
    const whole = cartOf(await sheet.authorize(shown, to));
    expect(selected(whole)).toEqual(groups);
    expect([amountOf(shown), amountOf(whole)]).toEqual([total, total]);
    expect(compare(sum(whole), whole.cost.totalAmount.amount)).toBe(0);
    expect([requiresShipping(whole), hasSellingPlan(whole)]).toEqual([
      true,
      groups.some(([type]) => type === 'SUBSCRIPTION'),
    ]);
    expect(await order(sheet, whole, to)).toMatchObject({ buyer: { payment: { method: 'apple_pay' } }, leads: 200 });
  });

  test('of two parcels is sent as each of them was chosen', async ({ sheet }) => {
    const cart = await sheet.create({ lines: [line(42_001, 1, 9001), line(44_001)] });
    const chosen = cartOf(await sheet.choose(cartOf(await sheet.show(cart, tokyo)), 'sokutatsu', 'teiki-sokutatsu'));
    expect(selected(cartOf(await sheet.authorize(chosen, tokyo))).map(([, code]) => code)).toEqual([
      'sokutatsu',
      'teiki-sokutatsu',
    ]);
    expect(await order(sheet, chosen)).toMatchObject({ leads: 200 });
  });

  test('that is fetched at the counter and costs nothing needs no payment', async ({ sheet }) => {
    const kyoto = { ...tokyo, province: 'JP-26', city: '和束町', zip: '619-1222' };
    const created = await sheet.create({ lines: [line(44_001)], discountCodes: ['TADA100'] });
    const chosen = cartOf(await sheet.choose(cartOf(await sheet.show(created, kyoto)), 'tentou'));
    const whole = cartOf(await sheet.authorize(chosen, kyoto));
    expect(amountOf(whole)).toBe('0.0 JPY');
    expect(await order(sheet, whole)).toMatchObject({
      buyer: { payment: { method: 'free', amount: 0 }, billingAddress: tokyo },
      leads: 200,
    });
  });

  test.for<[string, string[], MailingAddress, string | undefined, string, string]>([
    ['has its taxes from the bill', [], newYork, '0.52', '7.05 USD', 'apple_pay'],
    ['has its price in yen', [], tokyo, '0.0', '980.0 JPY', 'apple_pay'],
    ['may cost nothing', ['TADA100'], tokyo, '0.0', '0.0 JPY', 'free'],
  ])('of what is not sent %s', async ([, discountCodes, to, tax, total, method], { sheet }) => {
    const created = await sheet.create({
      lines: [line(43_001)],
      discountCodes,
      buyerIdentity: { countryCode: to.country },
    });
    const billed = await cartBillingAddressUpdate(sheet.client, created.id, { country: to.country });
    expect([requiresShipping(created), billed.cart?.cost.totalTaxAmount?.amount, billed.errors]).toEqual([
      false,
      tax,
      [],
    ]);
    const whole = cartOf(await sheet.identify(created, { email: EMAIL, country: to.country }));
    expect([amountOf(whole), whole.deliveryGroups.nodes]).toEqual([total, []]);
    expect(await order(sheet, whole, to)).toMatchObject({ buyer: { payment: { method } }, leads: 200 });
  });
});

describe('a discount', () => {
  test('that is good shows on the lines', async ({ sheet }) => {
    const { cart, warnings } = await cartCreate(sheet.client, { lines: [line(44_001)], discountCodes: ['OCHA10'] });
    expect([cart?.discountCodes, warnings]).toEqual([[{ code: 'OCHA10', applicable: true }], []]);
    expect(cart?.lines.nodes[0]?.discountAllocations).toEqual([
      { code: 'OCHA10', discountedAmount: { amount: '880.0', currencyCode: 'JPY' } },
    ]);
  });

  test.for([
    ['NATSU2024', 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['MATOME50', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['KAIIN', 'DISCOUNT_CODE_NOT_HONOURED'],
    ['NAI', 'DISCOUNT_NOT_FOUND'],
  ] as const)('%s that is bad is a warning, and stops nobody', async ([code, warning], { sheet }) => {
    const { cart, errors, warnings } = await cartCreate(sheet.client, { lines: [line(44_001)], discountCodes: [code] });
    expect([cart?.discountCodes, errors, warnings]).toEqual([[{ code, applicable: false }], [], [{ code: warning }]]);
    expect(warningReaction(warning)).toEqual({ type: 'ignore' });
    const whole = cartOf(await sheet.authorize(cart!, tokyo));
    expect(amountOf(whole)).toBe('9400.0 JPY');
    expect(await order(sheet, whole)).toMatchObject({ leads: 200 });
  });
});

describe('a cart', () => {
  test('that is looked at shortly says what it must: whether it is sent, and whether it is a subscription', async ({
    sheet,
  }) => {
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

  test('keeps the attributes of the last update only', async ({ sheet }) => {
    const { id } = await sheet.create({ lines: [line(43_001)] });
    await cartAttributesUpdate(sheet.client, id, [{ key: 'a', value: '1' }]);
    const { cart, errors } = await cartAttributesUpdate(sheet.client, id, [{ key: 'のし', value: '御祝' }]);
    expect([cart?.id, errors]).toEqual([id, []]);
    expect(await sheet.buyers()).toMatchObject([{ attributes: { のし: '御祝' } }]);
  });

  test('that is not there is none, or an error', async ({ sheet }) => {
    const id = 'gid://shopify/Cart/none?key=none';
    expect([await readCart(sheet.client, id), await readLimitedCart(sheet.client, id)]).toEqual([null, null]);
    const { cart, errors } = await cartAttributesUpdate(sheet.client, id, []);
    expect(cart).toBeNull();
    expect(reactionsTo(errors, { ...open, preparing: false })).toEqual([
      { type: 'decelerate', reason: 'missing_cart_id' },
    ]);
    const submitted = await submission(sheet.client, id, 'attempt')(sheet.deadline);
    expect(submitted).toMatchObject({
      type: 'failed',
      errors: [{ code: 'INVALID', field: ['cartId'] }],
      checkoutUrl: null,
    });
  });
});
