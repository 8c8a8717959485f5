import { describe, expect } from 'vitest';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import { add, isZero, negate } from '../../../../wallets/sheet/amounts/money';
import { cartBillingAddressUpdate } from '../../../../wallets/sheet/operations/operations';
import { cartCreate, type CartInput } from '../operations/whole-cart';
import { requiresShipping, type SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { hasPlan } from '../../../../wallets/sheet/pay/has-plan';
import { warningReaction } from '../../../../wallets/sheet/errors/warning-reaction';
import { newYork, tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { order, selected } from './store-order';
import { amountOf, cartOf, EMAIL, test } from './store-sheet';

/** The goods after their discounts, the chosen deliveries, duties, and taxes where prices do not contain them, as in Japan. */
function sum({ deliveryGroups, cost }: SheetCart, { country }: MailingAddress): string {
  const deliveries = deliveryGroups.nodes.map(
    ({ deliveryOptions, selectedDeliveryOption: one }) =>
      deliveryOptions.find(({ handle }) => handle === one?.handle)?.estimatedCost.amount ?? '0',
  );
  return add(
    cost.subtotalAmount.amount,
    ...deliveries,
    cost.totalDutyAmount?.amount ?? '0',
    (country !== 'JP' && cost.totalTaxAmount?.amount) || '0',
  );
}

describe('an order', () => {
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
    expect(isZero(add(sum(whole, to), negate(whole.cost.totalAmount.amount)))).toBe(true);
    expect([requiresShipping(whole), hasPlan(whole)]).toEqual([true, groups.some(([type]) => type === 'SUBSCRIPTION')]);
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
    ['has its price in yen, with the taxes in it', [], tokyo, '89.0', '980.0 JPY', 'apple_pay'],
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
  ] as const)('%s that does not apply is a warning, and the order is made', async ([code, warning], { sheet }) => {
    const { cart, errors, warnings } = await cartCreate(sheet.client, { lines: [line(44_001)], discountCodes: [code] });
    expect([cart?.discountCodes, errors, warnings]).toEqual([[{ code, applicable: false }], [], [{ code: warning }]]);
    expect(warningReaction(warning)).toEqual({ type: 'ignore' });
    const whole = cartOf(await sheet.authorize(cart!, tokyo));
    expect(amountOf(whole)).toBe('9400.0 JPY');
    expect(await order(sheet, whole)).toMatchObject({ leads: 200 });
  });
});
