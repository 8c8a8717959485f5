import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client, days, leavePage, newPage, open, question, settle, stops, variant } from './promise-page';

beforeEach(newPage);
afterEach(leavePage);

test('asks for the chosen variant, and shows the answer', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open();
  expect([asked, new Set(page.told)]).toEqual([[], new Set([null])]);
  await settle();
  expect(asked).toEqual([question()]);
  expect([page.words(), page.told.at(-1)]).toEqual(['翌日お届け', '翌日お届け']);
});

test('the client is asked separately about a subscription', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(0)) });
  const page = open();
  await settle();
  page.choose(variant, 'gid://shopify/SellingPlan/9001');
  await settle();
  expect(asked).toEqual([question(), question({ sellingPlanId: 'gid://shopify/SellingPlan/9001' })]);
});

test('the same question is asked once, by two buttons and after other questions', async () => {
  const [first, second] = [variant, variant + 1];
  const asked = client({ [first]: () => Promise.resolve(days(1)), [second]: () => Promise.resolve(days(2)) });
  const page = open();
  const other = open();
  await settle();
  page.choose(second);
  await settle();
  expect(page.words()).toBe('2日以内にお届け');
  page.choose(first);
  expect([page.words(), other.words()]).toEqual(['翌日お届け', '翌日お届け']);
  await settle();
  expect(asked).toHaveLength(2);
});

test('the answer to the last question counts, in whatever order answers arrive', async () => {
  const [first, second] = [variant, variant + 1];
  let answerFirst = (_answer: unknown) => {};
  client({
    [first]: () => new Promise((resolve) => (answerFirst = resolve)),
    [second]: () => Promise.resolve(days(2)),
  });
  const page = open();
  await settle();
  page.choose(second);
  expect([page.words(), page.told.at(-1)]).toEqual(['', null]);
  await settle();
  answerFirst(days(0));
  await settle();
  expect(page.words()).toBe('2日以内にお届け');
  page.choose(first);
  await settle();
  expect(page.words()).toBe('当日お届け');
});

test('nothing is asked or shown without a token, without a variant, or while sold out', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
  open({ accessToken: '' });
  const page = open();
  page.chooseNothing();
  await settle();
  expect([asked, page.told.at(-1)]).toEqual([[], '']);
  page.sellable.value = false;
  page.choose(variant);
  await settle();
  expect(asked).toEqual([]);
  page.sellable.value = true;
  await settle();
  expect([asked.length, page.words()]).toEqual([1, '翌日お届け']);
  page.sellable.value = false;
  expect(page.words()).toBe('');
});

test.each([
  ['when the page tells of it', () => dispatchEvent(new Event('delivery-promise:postal-code-changed'))],
  ['when the shopper is back', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('the client is asked once about another postal code %s', async (_when, tell) => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
  open();
  await settle();
  localStorage.setItem('delivery_promise_postal_code', '100-0001');
  await settle();
  expect(asked).toHaveLength(1);
  tell();
  await settle();
  tell();
  await settle();
  expect(asked.slice(1)).toEqual([question({ postalCode: '100-0001' })]);
});

test.each([219, 259, 260, 390])('a button of %d px shows a promise only from 260 px on', async (width) => {
  const words = width < 260 ? '' : '翌日お届け';
  client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open({ width });
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual([words, words]);
});

test('a promise that the theme has removed returns with the next answer', async () => {
  client({ [variant]: () => Promise.resolve(days(1)), [variant + 1]: () => Promise.resolve(days(2)) });
  const page = open();
  await settle();
  document.querySelector('shop-pay-wallet-button')!.textContent = '';
  expect(page.words()).toBe('');
  page.choose(variant + 1);
  await settle();
  expect(page.words()).toBe('2日以内にお届け');
});

test('an answer after the end of the watch shows nothing', async () => {
  client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open();
  vi.advanceTimersByTime(0);
  stops.pop()!();
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual(['', null]);
});
