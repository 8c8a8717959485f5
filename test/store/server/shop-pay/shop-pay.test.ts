import { expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();

const FRAME = '/services/login_with_shop/authorize';
const GOOD = 'target_origin=http%3A%2F%2Fshop.example&flow=shop_pay_button';
const TOKEN = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };

const violated = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await store.get(path, { headers });
  return [answer.status, answer.headers.get('x-violation')];
};

test('the page in the frame of the button is for this one flow, in a frame, and not before somebody looks', async () => {
  const good = await store.get(`${FRAME}?${GOOD}`, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect([good.status, await good.text()]).toEqual([200, expect.stringContaining('シミュレーション')]);
  const wrong: [string, Record<string, string>, string][] = [
    ['', {}, '1: target_origin is no origin'],
    ['target_origin=http://shop.example/a&flow=shop_pay_button', {}, '1: target_origin is no origin'],
    ['target_origin=http://shop.example', {}, '1: flow is not shop_pay_button'],
    [`${GOOD}&variant=1`, {}, `1: more than two parameters: ?${GOOD}&variant=1`],
    [GOOD, { 'sec-fetch-dest': 'document' }, '2: asked for as document, not as a frame'],
    [GOOD, { 'sec-fetch-dest': 'iframe', 'sec-purpose': 'prefetch' }, '2: asked for as prefetch'],
  ];
  for (const [query, headers, problem] of wrong)
    expect(await violated(`${FRAME}?${query}`, headers)).toEqual([400, problem]);
});

test('a delivery promise needs the shop’s token and something that can be bought; it follows the rates', async () => {
  const ask = (question: Record<string, string>) =>
    `/__shop/promise?${new URLSearchParams({ variantId: '41001', ...question })}`;
  const plan = { variantId: '42001', sellingPlanId: '9001' };
  const days: [Record<string, string>, number | undefined][] = [
    [{ postalCode: '100-0001' }, 1],
    [{ postalCode: '1000001' }, 1],
    [{ postalCode: '600-8216' }, 0],
    [{ postalCode: '600-8216', ...plan }, 1],
    [{ postalCode: '060-0001' }, undefined],
    [{ postalCode: '010-0001' }, 1],
    [{ postalCode: '900-0001' }, undefined],
    [{ postalCode: '10001' }, undefined],
    [{ postalCode: '100-0001', variantId: '43001' }, undefined],
  ];
  for (const [question, most] of days) {
    const answer = (await (await store.get(ask(question), { headers: TOKEN })).json()) as {
      selectedShippingOption?: { maxCalendarDaysToDelivery: number };
    } | null;
    expect([question, answer?.selectedShippingOption?.maxCalendarDaysToDelivery]).toEqual([question, most]);
  }
  for (const variantId of ['44003', '1', ''])
    expect(await violated(ask({ variantId }), TOKEN)).toEqual([
      400,
      `8: asked for variant ${variantId}, which can't be bought`,
    ]);
  for (const headers of [{}, { 'x-shopify-storefront-access-token': 'token' }])
    expect(await violated(ask({}), headers)).toEqual([400, '10: not the token of the shop']);
});
