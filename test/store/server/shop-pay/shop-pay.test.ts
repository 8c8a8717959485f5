import { describe, expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();

const FRAME = '/services/login_with_shop/authorize';
const QUERY = 'target_origin=http%3A%2F%2Fshop.example&flow=shop_pay_button';

const TOKEN = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };

const seen = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await store.get(path, { headers, redirect: 'manual' });
  return [answer.status, answer.headers.get('x-violation')];
};

describe('the page in the frame of the button', () => {
  test('is a page for this one flow', async () => {
    const answer = await store.get(`${FRAME}?${QUERY}`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('シミュレーション');
  });

  test.each([
    ['', '1: target_origin is no origin'],
    ['target_origin=shop.example&flow=shop_pay_button', '1: target_origin is no origin'],
    ['target_origin=http://shop.example/a&flow=shop_pay_button', '1: target_origin is no origin'],
    ['target_origin=http://shop.example', '1: flow is not shop_pay_button'],
    [`${QUERY}&variant=1`, `1: more than two parameters: ?${QUERY}&variant=1`],
  ])('1: "%s" is refused', async (query, problem) => {
    expect(await seen(`${FRAME}?${query}`)).toEqual([400, problem]);
  });

  test.each([
    [{ 'sec-fetch-dest': 'document' }, '2: asked for as document, not as a frame'],
    [{ 'sec-fetch-dest': 'empty' }, '2: asked for as empty, not as a frame'],
    [{ 'sec-fetch-dest': 'iframe', 'sec-purpose': 'prefetch' }, '2: asked for as prefetch'],
  ])('2: %j is refused', async (headers, problem) => {
    expect(await seen(`${FRAME}?${QUERY}`, headers)).toEqual([400, problem]);
  });

  test('13: can refuse to be framed', async () => {
    const answer = await store.get(`${FRAME}?${QUERY}`, { headers: { cookie: 'demo_shop_mood=refuses' } });
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  });

  test("6: can answer from this machine's other name", async () => {
    const headers = { cookie: 'demo_shop_mood=wrong-origin' };
    const answer = await store.get(`${FRAME}?${QUERY}`, { headers, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/services\/login_with_shop\/authorize\?target_origin=/),
    ]);
  });

  test('13: can have faults', async () => {
    await store.post('/__store/faults', { operation: 'login_with_shop/authorize', status: 404, times: 1 });
    expect(await seen(`${FRAME}?${QUERY}`)).toEqual([404, null]);
    expect(await seen(`${FRAME}?${QUERY}`)).toEqual([200, null]);
  });
});

describe('how soon the goods are there', () => {
  const days = async (question: Record<string, string>) => {
    const query = new URLSearchParams({ variantId: '41001', sellingPlanId: '', ...question });
    const answer = (await (await store.get(`/__shop/promise?${query}`, { headers: TOKEN })).json()) as {
      selectedShippingOption: { maxCalendarDaysToDelivery: number };
    } | null;
    return answer && answer.selectedShippingOption.maxCalendarDaysToDelivery;
  };

  test.each<[string, Record<string, string>, number | null]>([
    ['Tokyo', { postalCode: '100-0001' }, 1],
    ['Tokyo, without a dash', { postalCode: '1000001' }, 1],
    ['Kyoto', { postalCode: '600-8216' }, 0],
    ['Kyoto by subscription', { postalCode: '600-8216', variantId: '42001', sellingPlanId: '9001' }, 1],
    ['Hokkaido', { postalCode: '060-0001' }, null],
    ['Akita, whose codes begin like those of Hokkaido', { postalCode: '010-0001' }, 1],
    ['Okinawa', { postalCode: '900-0001' }, null],
    ['nowhere', { postalCode: '' }, null],
    ['another country', { postalCode: '10001' }, null],
    ['a book without shipping', { postalCode: '100-0001', variantId: '43001' }, null],
  ])('to %s', async (_where, question, expected) => {
    expect(await days(question)).toBe(expected);
  });

  test.each(['44003', '1', ''])('8: variant "%s" can’t be bought', async (variantId) => {
    const query = new URLSearchParams({ variantId, postalCode: '100-0001' });
    expect(await seen(`/__shop/promise?${query}`, TOKEN)).toEqual([
      400,
      `8: asked for variant ${variantId}, which can't be bought`,
    ]);
  });

  test.each<[Record<string, string>]>([[{}], [{ 'x-shopify-storefront-access-token': 'token' }]])(
    '10: %j is refused',
    async (headers) => {
      const path = '/__shop/promise?variantId=41001&postalCode=100-0001';
      expect(await seen(path, headers)).toEqual([400, '10: not the token of the shop']);
    },
  );

  test('5: can have faults', async () => {
    await store.post('/__store/faults', { operation: 'shop/promise', status: 503, times: 1 });
    expect(await seen('/__shop/promise?variantId=41001')).toEqual([503, null]);
  });
});
