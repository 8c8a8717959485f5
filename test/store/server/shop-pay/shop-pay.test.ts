import { expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const store = useStore();

const FRAME = '/services/login_with_shop/authorize';
const GOOD = 'target_origin=http%3A%2F%2Fshop.example&flow=shop_pay_button';

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
