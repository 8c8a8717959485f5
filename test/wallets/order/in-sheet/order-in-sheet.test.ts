import { describe, expect, test, vi } from 'vitest';
import { sheetLines } from '../../../../wallets/order/sheet-lines';
import { newYork, tokyo } from '../../../store/test-support/addresses';
import { ofOperation } from '../../in-process/sent';
import type { InProcessStore } from '../../in-process/store';
import { approval, come, hidden, inProcessStore, opened } from './in-process-order';
import { stubCookie } from '../../../stub-cookie';
import { whilePageAdds } from '../../../page-adds';

const inProcess = inProcessStore();

const EBOOK = 43_001;
const PREPARE = 'cartPrepareForCompletion';
const TO_CHECKOUT = { type: 'end', ending: { type: 'decelerate', reason: 'redirect_to_checkout_required' } };

const operations = () => inProcess.store.sent.map(({ operation }) => operation);

/** A sheet that shows what the goods cost in Tokyo. */
async function shown() {
  const sheet = opened();
  await come(sheet.begin());
  await come(sheet.setAddress(hidden(tokyo)));
  return sheet;
}

/** Has the store's answers to an operation changed on their way. */
function rewrite(operation: string, change: (text: string) => string): void {
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<InProcessStore['fetch']>) => {
    const response = await inProcess.store.fetch(url, options);
    return url.includes(operation) ? new Response(change(await response.text()), response) : response;
  });
}

describe('an answer without a cart ends the sheet before it shows anything:', () => {
  test.each([
    ['it is throttled', 'CartThrottled', 'cart_throttled'],
    ['rates are pending', 'CartStatusNotReady', 'cart_not_ready'],
    ['it is ready and missing', 'CartStatusReady', 'cart_not_ready'],
  ])('%s', async (_why, __typename, reason) => {
    const errors = [{ code: 'PENDING_DELIVERY_GROUPS', message: null }];
    const result = { __typename, pollAfter: '2026-01-05T00:00:01Z', cart: null, errors };
    rewrite(PREPARE, () => JSON.stringify({ data: { cartPrepareForCompletion: { result, userErrors: [] } } }));
    expect(await come(opened().begin())).toMatchObject({ type: 'end', ending: { type: 'decelerate', reason } });
  });
});

test.each<[string, string, object]>([
  ['the merchant’s rule ends', 'VALIDATION_CUSTOM', { type: 'end', ending: { type: 'custom_validation' } }],
  ['a mistake of ours ends', 'SELLING_PLAN_NOT_APPLICABLE', { type: 'end', ending: { type: 'unrecoverable' } }],
  ['what the shopper can correct does not end', 'DELIVERY_LAST_NAME_REQUIRED', { type: 'update' }],
])('%s the sheet at merchant validation', async (_what, code, expected) => {
  inProcess.store.fault({ operation: PREPARE, notReady: [{ code, message: 'だめです' }] });
  expect(await come(opened().begin())).toMatchObject(expected);
});

test('the card’s address is set only when nothing is shipped', async () => {
  const sent = opened();
  await come(sent.begin());
  await come(sent.setBilling(tokyo));
  expect(operations()).toEqual(['cartCreate', PREPARE]);

  const digital = opened(EBOOK, false);
  await come(digital.begin());
  const before = inProcess.store.sent.length;
  await come(digital.setBilling(null));
  expect(inProcess.store.sent).toHaveLength(before);
  await come(digital.setBilling(hidden(tokyo)));
  expect(operations().slice(before)).toEqual(['cartBillingAddressUpdate', PREPARE]);
  expect(await come(digital.setBilling(hidden(newYork)))).toMatchObject({
    ending: { type: 'decelerate', reason: 'currency_changed' },
  });
});

test.each([
  ['billing', { billing: null }],
  ['shipping', { delivery: null }],
])('a payment without a %s address is an error in the sheet', async (contact, missing) => {
  const sheet = await shown();
  const sent = operations().length;
  expect(await come(sheet.pay({ ...approval(), ...missing }))).toMatchObject({
    type: 'show_error',
    errors: [{ contact, field: 'address', key: `invalid.${contact}_address` }],
  });
  expect(operations()).toHaveLength(sent);
});

test('the shopper can pay the first total only on a sheet that shows it', async () => {
  for (const showsFirstTotal of [false, true]) {
    const sheet = opened(undefined, true, { showsFirstTotal });
    await come(sheet.begin({ address: hidden(tokyo) }));
    const answer = await come(sheet.pay(approval(tokyo, `attempt ${showsFirstTotal}`)));
    expect(answer).toMatchObject(showsFirstTotal ? { type: 'end', ordered: true } : TO_CHECKOUT);
    expect(operations().includes('cartPaymentUpdate')).toBe(showsFirstTotal);
  }
});

test.each(['"estimatedCost":{"amount":"', '"totalAmount":{"amount":"'])(
  'an amount with more digits than the sheet can show leads to checkout: %s',
  async (before) => {
    const sheet = opened();
    await come(sheet.begin());
    rewrite(PREPARE, (text) => text.replace(before, `${before}1`).replace(/(\d)\.0"/, '$1.5"'));
    expect(await come(sheet.setAddress(hidden(tokyo)))).toMatchObject(TO_CHECKOUT);
  },
);

test('a total that is no number leads to checkout', async () => {
  const sheet = opened();
  await come(sheet.begin());
  rewrite(PREPARE, (text) => text.replace(/"totalAmount":\{"amount":"[^"]*"/, '"totalAmount":{"amount":"NaN"'));
  expect(await come(sheet.setAddress(hidden(tokyo)))).toMatchObject({
    ...TO_CHECKOUT,
    ending: { ...TO_CHECKOUT.ending, error: expect.any(TypeError) },
  });
});

test('the shopper’s approval is told at once, before the order is made', async () => {
  const approved = vi.fn<() => void>();
  const sheet = opened(undefined, true, {}, { approved });
  await come(sheet.begin());
  await come(sheet.setAddress(hidden(tokyo)));
  expect(approved).not.toHaveBeenCalled();
  const paying = sheet.pay(approval());
  expect(approved).toHaveBeenCalledOnce();
  await come(paying);
});

test('no submission begins in the last 5 s of an event', async () => {
  const sheet = await shown();
  inProcess.store.fault({ operation: 'cartPaymentUpdate', delayMs: 9000, times: 1 });
  inProcess.store.fault({ operation: 'cartBuyerIdentityUpdate', delayMs: 14_000, times: 1 });
  expect(await come(sheet.pay(approval()))).toMatchObject(TO_CHECKOUT);
  expect(operations()).toContain('cartPaymentUpdate');
  expect(operations()).not.toContain('cartSubmitForCompletion');
});

test.each([
  ['NATSU2024', '割引コード「NATSU2024」：現在ご利用いただけません'],
  ['MATOME50', '割引コード「MATOME50」：ご購入金額が条件を満たしていません'],
  ['NAI', '割引コード「NAI」：見つかりません'],
])('a code that the store refuses, %s, is shown with the reason', async (code, label) => {
  stubCookie(`discount_code=${code}`);
  const sheet = opened();
  await come(sheet.begin());
  const answer = await come(sheet.setAddress(hidden(tokyo)));
  const lines = answer?.type === 'update' ? sheetLines(answer.cart) : [];
  expect(lines.find(({ kind }) => kind === 'invalid_discount')?.label).toBe(label);
});

describe('lines of a cart that are not read:', () => {
  test('a subscription in them with a first payment of 0 is paid by the wallet', async () => {
    stubCookie('discount_code=TADA100');
    const sheet = opened(EBOOK, false, {}, { hasPlan: () => true });
    await come(sheet.begin());
    await come(sheet.setBilling(hidden(tokyo)));
    await come(sheet.pay({ ...approval(), delivery: null }));
    // The store knows of no subscription here, and refuses what is the wallet's to pay.
    const [paid] = ofOperation(inProcess.store.sent, 'cartPaymentUpdate');
    expect(paid?.variables['payment']).toMatchObject({ walletPaymentMethod: expect.anything() });
  });

  test('checkout takes the order when no line that is read needs shipping, because a later one may', async () => {
    const notShipped = { type: 'unavailable', wallet: 'google_pay', because: 'digital_cart' } as const;
    const begun = () => come(opened(EBOOK, true, { notShipped }).begin());
    const withLines = (count: number) =>
      rewrite(PREPARE, (text) =>
        text.replace(/"nodes":\[(\{"quantity".*?\})\]/, `"nodes":[${'$1,'.repeat(count - 1)}$1]`),
      );
    expect(await begun()).toMatchObject({ ending: notShipped });
    // As many as the documents ask for: `lines(first: 250)`.
    withLines(249);
    expect(await begun()).toMatchObject({ ending: notShipped });
    withLines(250);
    expect(await begun()).toMatchObject(TO_CHECKOUT);
  });
});

describe('what is left of a total is', () => {
  /** The row of taxes in a sheet for a delivery to Tokyo, of a shop in a country. */
  async function taxesOf(params: object, variantId?: number) {
    const sheet = opened(variantId, true, {}, { params: { ...params } });
    await come(sheet.begin());
    rewrite(PREPARE, (text) => text.replace(/(?<="totalAmount":\{"amount":")\d+/, (total) => `${Number(total) + 100}`));
    const answer = await come(sheet.setAddress(hidden(tokyo)));
    const lines = answer && answer.type !== 'end' ? sheetLines(answer.cart) : [];
    return lines.filter(({ kind }) => kind === 'taxes').map(({ label, amount }) => [label, Number(amount)]);
  }

  test.each([
    ['the taxes, where a shop in Japan sends to Tokyo', { countryCode: 'JP' }, '税金'],
    ['taxes and duties, where a shop in the United States does', { countryCode: 'US' }, '税金・関税'],
    ['taxes and duties, where nobody says in which country the shop is', {}, '税金・関税'],
  ])('%s', async (_what, params, label) => {
    expect(await taxesOf(params)).toEqual([[label, 100]]);
  });
});

test('a type that the page has added to every object ends no sheet', async () => {
  const answer = await whilePageAdds({ type: 'handed_over' }, () => come(opened().begin()));
  expect(answer).toMatchObject({ type: 'update' });
});
