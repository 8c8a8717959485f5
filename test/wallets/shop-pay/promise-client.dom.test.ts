import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client, days, leavePage, newPage, open, settle, variant } from './promise-page';

beforeEach(newPage);
afterEach(leavePage);

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

test('no promise is shown, and it stays unknown, when the client never answers', async () => {
  client({});
  const page = open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([page.words(), page.told.at(-1)]).toEqual(['', null]);
});

test('a client that appears after 2.6 s is found', async () => {
  const page = open();
  await vi.advanceTimersByTimeAsync(2500);
  client({ [variant]: () => Promise.resolve(days(1)) });
  await vi.advanceTimersByTimeAsync(101);
  expect(page.words()).toBe('翌日お届け');
});

test.each([undefined, {}, 'text', null])(
  'the widget looks 15 more times for the client while it is %j',
  async (value) => {
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
  },
);
