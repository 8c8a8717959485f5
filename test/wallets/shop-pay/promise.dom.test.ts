import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringClient, days, promisePage } from './promise-page';

/** Answers are kept for the life of a page: each test has variants of its own. */
let variant = 1000;
let stops: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  variant += 10;
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  expect(vi.getTimerCount(), 'timers that are left').toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.textContent = '';
  localStorage.clear();
});

/** A client that notes what it is asked, and answers by a table of variants; what is not in it is never answered. */
function client(answers: Readonly<Record<number, () => unknown>>) {
  const asked: unknown[] = [];
  bringClient((input: { variantId: number }, token: string) => {
    asked.push([input, token]);
    return answers[input.variantId]?.() ?? new Promise(() => {});
  });
  return asked;
}

function open(options: Parameters<typeof promisePage>[0] = {}) {
  const page = promisePage(options);
  page.choose(variant);
  stops.push(page.watch());
  return page;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const question = (changes: object = {}) => [
  { variantId: variant, sellingPlanId: '', postalCode: '', isPostalCodeOverride: false, ...changes },
  'token',
];

test('asks for the chosen variant, and shows the answer', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open();
  expect(asked).toEqual([]);
  await settle();
  expect(asked).toEqual([question()]);
  expect([page.words(), page.told.at(-1)]).toEqual(['翌日お届け', '翌日お届け']);
});

test('says first that it does not know, then what is shown', async () => {
  client({ [variant]: () => Promise.resolve(null) });
  const { told } = open();
  expect(new Set(told)).toEqual(new Set([null]));
  await settle();
  expect(told.at(-1)).toBe('');
});

test('a subscription is another question', async () => {
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
  expect(page.words()).toBe('2日でお届け');
  page.choose(first);
  expect([page.words(), other.words()]).toEqual(['翌日お届け', '翌日お届け']);
  await settle();
  expect(asked).toHaveLength(2);
});

test('while a new answer is under way the old words are gone', async () => {
  client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open();
  await settle();
  page.choose(variant + 1);
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual(['', null]);
});

test('the answer to the last question counts, in whatever order they come', async () => {
  const [first, second] = [variant, variant + 1];
  let answerFirst = (_answer: unknown) => {};
  client({
    [first]: () => new Promise((resolve) => (answerFirst = resolve)),
    [second]: () => Promise.resolve(days(2)),
  });
  const page = open();
  await settle();
  page.choose(second);
  await settle();
  answerFirst(days(0));
  await settle();
  expect(page.words()).toBe('2日でお届け');
  page.choose(first);
  await settle();
  expect(page.words()).toBe('当日お届け');
});

test.each<[string, () => unknown]>([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('a client that %s is asked again only when something has changed', async (_how, fail) => {
  const answers: Record<number, () => unknown> = { [variant]: fail, [variant + 1]: () => Promise.resolve(null) };
  const asked = client(answers);
  const page = open();
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual(['', '']);
  page.choose(variant);
  await settle();
  expect(asked).toHaveLength(1);
  page.choose(variant + 1);
  await settle();
  answers[variant] = () => Promise.resolve(days(1));
  page.choose(variant);
  await settle();
  expect([asked.length, page.words()]).toEqual([3, '翌日お届け']);
});

test('a client that never answers shows nothing, and says that it is not known', async () => {
  client({});
  const page = open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([page.words(), page.told.at(-1)]).toEqual(['', null]);
});

test.each([undefined, 'text', {}])('a client that answers %j shows nothing', async (answer) => {
  client({ [variant]: () => Promise.resolve(answer) });
  const page = open();
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual(['', '']);
});

test('a client that comes after 2.6 s is found', async () => {
  const page = open();
  await vi.advanceTimersByTimeAsync(2500);
  client({ [variant]: () => Promise.resolve(days(1)) });
  await vi.advanceTimersByTimeAsync(101);
  expect(page.words()).toBe('翌日お届け');
});

test.each([undefined, {}, 'text', null])('a client that is %j is looked for 15 times more', async (value) => {
  let looks = 0;
  vi.stubGlobal('Shopify', {
    ShopPromise: {
      get deliveryPromiseAPIClient() {
        looks += 1;
        return value;
      },
    },
  });
  const page = open();
  await vi.advanceTimersByTimeAsync(2999);
  expect([looks, page.told.at(-1)]).toEqual([15, null]);
  await vi.advanceTimersByTimeAsync(1);
  expect([looks, page.told.at(-1)]).toEqual([16, '']);
  await vi.advanceTimersByTimeAsync(60_000);
  page.choose(variant + 1);
  await settle();
  expect(looks).toBe(16);
});

test('nothing is asked without a token', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open({ accessToken: '' });
  await settle();
  expect([asked, page.told.at(-1)]).toEqual([[], '']);
});

test('nothing is asked or shown without a variant, or while sold out', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
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
  page.sellable.value = true;
  expect(page.words()).toBe('翌日お届け');
});

test('another postal code is asked about when the page tells of it', async () => {
  const asked = client({ [variant]: () => Promise.resolve(days(1)) });
  open();
  await settle();
  localStorage.setItem('delivery_promise_postal_code', '100-0001');
  await settle();
  expect(asked).toHaveLength(1);
  dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  await settle();
  expect(asked.at(-1)).toEqual(question({ postalCode: '100-0001' }));
  dispatchEvent(new Event('delivery-promise:postal-code-changed'));
  await settle();
  expect(asked).toHaveLength(2);
});

test.each([
  [219, ''],
  [259, ''],
  [260, '翌日お届け'],
  [390, '翌日お届け'],
])('on a button of %d px stands "%s"', async (width, words) => {
  client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open({ width });
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual([words, words]);
});

test('what a theme has taken away comes with the next answer', async () => {
  client({ [variant]: () => Promise.resolve(days(1)), [variant + 1]: () => Promise.resolve(days(2)) });
  const page = open();
  await settle();
  document.querySelector('shop-pay-wallet-button')!.textContent = '';
  expect(page.words()).toBe('');
  page.choose(variant + 1);
  await settle();
  expect(page.words()).toBe('2日でお届け');
});

test('an answer that comes after the end shows nothing', async () => {
  client({ [variant]: () => Promise.resolve(days(1)) });
  const page = open();
  vi.advanceTimersByTime(0);
  stops.pop()!();
  await settle();
  expect([page.words(), page.told.at(-1)]).toEqual(['', null]);
});
