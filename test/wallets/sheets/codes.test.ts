import { describe, expect, test } from 'vitest';
import { go as goApple } from '../apple-pay/apple-wallet';
import { go as goGoogle } from '../google-pay/google-wallet';
import { onFakeClock } from '../in-process/fake-time';
import { cartWithCode, ownCart } from '../in-process/goods';
import { ofOperation } from '../in-process/sent';
import { fault } from '../in-process/store-actions';
import { endingOf, pay } from '../in-process/way';
import { SHEETS, type Gone } from './sheets';

onFakeClock();

const type = (to: string) => ({ do: 'code', to }) as const;

/** The codes that each call gave the cart. */
const given = ({ seen }: Gone) =>
  ofOperation(seen.store.sent, 'cartDiscountCodesUpdate').map(({ variables }) => variables['discountCodes']);

/** The labels and amounts of the lines about discounts in the last update of the sheet. */
const paid = ({ seen }: Gone) => {
  const [sent] = ofOperation(seen.store.sent, 'cartPaymentUpdate');
  return (sent?.variables['payment'] as { amount: { amount: string } } | undefined)?.amount.amount;
};

/** Why each code is refused: on Apple’s sheet by this code. */
const REFUSED = [
  ['NATSU2024', 'couponCodeExpired', '割引コード「NATSU2024」：現在ご利用いただけません'],
  ['KAIIN', 'couponCodeInvalid', '割引コード「KAIIN」：ほかの割引と併用できません'],
  ['NAI', 'couponCodeInvalid', '割引コード「NAI」：見つかりません'],
] as const;

describe.each(SHEETS)('a code typed in the sheet of $name', (sheet) => {
  test('is paid for with its discount', async () => {
    const gone = await sheet.go({ actions: [type('OCHA10'), pay] });
    expect(endingOf(gone.seen)?.type).toBe('redirect');
    expect(given(gone)).toEqual([['OCHA10']]);
    // 10 % off 1,800 yen, and the delivery.
    expect(JSON.stringify(sheet.rows(gone))).toContain('割引（OCHA10）');
    expect(Number(paid(gone))).toBe(Number(paid(await sheet.go({ setup: { code: 'OCHA10' }, actions: [pay] }))));
  });

  test.each(REFUSED)('is refused, with the reason: %s', async (code, ofApple, words) => {
    const gone = await sheet.go({ actions: [type(code), type(''), pay] });
    const expected = sheet.name === 'Apple Pay' ? [ofApple, undefined, words] : ['OFFER_INVALID', 'OFFER', words];
    expect(gone.errors).toEqual([expected]);
    expect(given(gone)[1]).toEqual([]);
    expect(endingOf(gone.seen)?.type).toBe('redirect');
  });

  test('is refused, and another one is paid for', async () => {
    const gone = await sheet.go({ actions: [type('NAI'), type('OCHA10'), pay] });
    expect(given(gone).at(-1)).toEqual(['OCHA10']);
    expect(endingOf(gone.seen)?.type).toBe('redirect');
  });

  test.each(['OCHA10 ', ' OCHA10', 'OCHA10\u3000', '\u3000OCHA10\t'])(
    'is the same code with a space: “%s” can be taken off and replaced',
    async (code) => {
      const gone = await sheet.go({ actions: [type(code), type(''), type(code), type('TADA100')] });
      // Apple's sheet has one field, Google's a list.
      const both = sheet.name === 'Apple Pay' ? ['TADA100'] : ['OCHA10', 'TADA100'];
      expect(given(gone)).toEqual([['OCHA10'], [], ['OCHA10'], both]);
    },
  );

  test('is sent without its space where the shopper’s own cart has the same', async () => {
    const gone = await sheet.go({ setup: { goods: cartWithCode }, actions: [type('ocha10\u3000'), pay] });
    // Google's sheet lists the cart's own one as well.
    expect(given(gone)).toEqual([sheet.name === 'Apple Pay' ? ['ocha10'] : ['OCHA10', 'ocha10']]);
  });

  test('goes to the cart together with what the shopper’s own cart has, and is taken off again when the sheet closes', async () => {
    const gone = await sheet.go({ setup: { goods: ownCart }, actions: [type('OCHA10'), { do: 'cancel' }] });
    expect(endingOf(gone.seen)).toEqual({ type: 'cancelled' });
    expect(given(gone)).toEqual([['OCHA10'], []]);
  });

  test('is taken off the shopper’s own cart when the page is left', async () => {
    const gone = await sheet.go({ setup: { goods: ownCart }, actions: [type('OCHA10'), { do: 'hide' }] });
    expect(given(gone)).toEqual([['OCHA10'], []]);
  });

  test('takes no code off that the shopper’s own cart had before', async () => {
    const actions = [type('TADA100'), type('NAI'), { do: 'cancel' } as const];
    const gone = await sheet.go({ setup: { goods: cartWithCode }, actions });
    expect(endingOf(gone.seen)).toEqual({ type: 'cancelled' });
    expect(given(gone)[0]).toEqual(['OCHA10', 'TADA100']);
    expect(given(gone).at(-1)).toEqual(['OCHA10']);
  });

  test('stays on the shopper’s own cart that goes on at checkout', async () => {
    const actions = [type('OCHA10'), fault('cartPaymentUpdate', { status: 500 }), pay];
    const gone = await sheet.go({ setup: { goods: ownCart }, actions });
    expect([endingOf(gone.seen)?.type, given(gone)]).toEqual(['decelerate', [['OCHA10']]]);
  });

  test.each<[string, object]>([
    ['a 500', { status: 500 }],
    ['a page', { html: true }],
    ['nothing', { nullCart: true }],
  ])('to which the store answers with %s leads to checkout', async (_what, effect) => {
    const gone = await sheet.go({ actions: [fault('cartDiscountCodesUpdate', effect), type('OCHA10')] });
    expect(endingOf(gone.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
  });
});

describe.each(SHEETS)('a code typed in the sheet of $name after an address was refused', (sheet) => {
  const isApple = sheet.name === 'Apple Pay';
  const refused = isApple
    ? ['addressUnserviceable', undefined]
    : ['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'];
  const unserved = [...refused, expect.any(String)];
  const okinawa = { do: 'address', to: 'okinawa' } as const;
  const osaka = { do: 'address', to: 'osaka' } as const;

  test('is taken; the address’s error is told where the sheet can show it', async () => {
    const gone = await sheet.go({ actions: [okinawa, type('OCHA10'), osaka, pay] });
    // Google's sheet forgets an error at the next question; Apple's takes only errors about codes in the answer to a code.
    expect(gone.errors).toEqual(isApple ? [unserved] : [unserved, unserved]);
    expect([given(gone), endingOf(gone.seen)?.type]).toEqual([[['OCHA10']], 'redirect']);
  });

  test('and is refused as well is taken out of the cart again, with the reason where the sheet can show it', async () => {
    const gone = await sheet.go({ actions: [okinawa, type('NAI'), osaka, type(''), pay] });
    const ofCode = ['couponCodeInvalid', undefined, '割引コード「NAI」：見つかりません'];
    expect(gone.errors).toEqual([unserved, isApple ? ofCode : unserved]);
    expect(given(gone).slice(0, 2)).toEqual([['NAI'], []]);
    expect(endingOf(gone.seen)?.type).toBe('redirect');
  });

  test('and is delivered to by now: the first method that is no local one is chosen, as after an address', async () => {
    const unservedOnce = fault('cartPrepareForCompletion', { emptyDeliveryGroups: true });
    const actions = [unservedOnce, { do: 'address', to: 'kyoto' } as const, type('OCHA10'), pay];
    const gone = await sheet.go({ actions });
    expect(gone.errors).toEqual([unserved]);
    expect(ofOperation(gone.seen.store.sent, 'cartSelectedDeliveryOptionsUpdate')).toHaveLength(1);
    expect(endingOf(gone.seen)?.type).toBe('redirect');
  });

  test('and the sheet has no method for it still: the address’s error is told where the sheet can show it', async () => {
    const unservedTwice = fault('cartPrepareForCompletion', { emptyDeliveryGroups: true }, 2);
    const gone = await sheet.go({ actions: [unservedTwice, osaka, type('OCHA10')] });
    expect(gone.errors).toEqual(isApple ? [unserved] : [unserved, unserved]);
  });

  test('and the store says so again at last, the error is told again', async () => {
    const again = fault('cartBuyerIdentityUpdate', { userErrors: [{ code: 'DELIVERY_NO_DELIVERY_AVAILABLE' }] });
    const gone = await sheet.go({ actions: [okinawa, type('OCHA10'), osaka, again, pay] });
    expect(gone.errors.at(-1)).toEqual(unserved);
  });
});

describe('a code of a campaign’s link', () => {
  test('stands in Apple’s field, and another one takes its place', async () => {
    const seen = await goApple({ setup: { code: 'OCHA10' }, actions: [type('TADA100'), pay] });
    const [request] = seen.simulator.calls.flatMap(({ name, detail }) =>
      name === 'new ApplePaySession' ? [(detail as unknown[])[1]] : [],
    );
    expect(request).toMatchObject({ supportsCouponCode: true, couponCode: 'OCHA10' });
    const [sent] = ofOperation(seen.store.sent, 'cartDiscountCodesUpdate');
    expect(sent?.variables['discountCodes']).toEqual(['TADA100']);
  });

  test('may have a space in the link, and is replaced in Apple’s field all the same', async () => {
    const seen = await goApple({ setup: { code: 'OCHA10%20' }, actions: [type('TADA100'), pay] });
    const [made] = ofOperation(seen.store.sent, 'cartCreate');
    const [sent] = ofOperation(seen.store.sent, 'cartDiscountCodesUpdate');
    expect(made?.variables['input']).toMatchObject({ discountCodes: ['OCHA10'] });
    expect(sent?.variables['discountCodes']).toEqual(['TADA100']);
  });

  test('is listed on Google’s sheet, and stays beside another one', async () => {
    const seen = await goGoogle({ setup: { code: 'OCHA10' }, actions: [type('ocha20'), pay] });
    const [first] = seen.answers;
    expect(first?.answer).toMatchObject({
      newOfferInfo: { offers: [{ redemptionCode: 'OCHA10', description: '割引（OCHA10）' }] },
    });
    const [sent] = ofOperation(seen.store.sent, 'cartDiscountCodesUpdate');
    expect(sent?.variables['discountCodes']).toEqual(['OCHA10', 'ocha20']);
  });
});

test('a sheet of Apple’s before version 12 has no field for codes', async () => {
  const seen = await goApple({ setup: { shopper: { versions: [3] } }, actions: [pay] });
  expect(seen.simulator.violations).toEqual([]);
  expect(JSON.stringify(seen.simulator.calls)).not.toContain('oupon');
});
