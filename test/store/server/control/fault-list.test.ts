import { describe, expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const store = useStore();

const input = { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/43001' }] };
const create = () => store.call('cartCreate', { input });
const active = async (): Promise<unknown> => (await store.get('/__store/faults')).json();

describe('the list of faults', () => {
  test('happens in order, each fault as often as it says', async () => {
    await store.fault([
      { operation: 'cartCreate', status: 503, times: 1 },
      { operation: 'cartCreate', status: 429, times: 2 },
    ]);
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await create()).status);
    expect(statuses).toEqual([503, 429, 429, 200]);
    expect(await active()).toEqual([]);
  });

  test('counts down, and does not affect other operations', async () => {
    await store.fault([
      { operation: 'cartCreate', status: 503, times: 3 },
      { operation: 'cart', status: 429 },
    ]);
    await create();
    expect(await active()).toEqual([
      { operation: 'cartCreate', status: 503, times: 2 },
      { operation: 'cart', status: 429 },
    ]);
  });

  test('is replaced for the operations in a new list', async () => {
    await store.fault([
      { operation: 'cartCreate', status: 503 },
      { operation: 'cart', status: 429 },
    ]);
    const answer = await store.fault({ operation: 'cartCreate', drop: true });
    const left = [
      { operation: 'cart', status: 429 },
      { operation: 'cartCreate', drop: true },
    ];
    expect([await answer.json(), await active()]).toEqual([left, left]);
  });

  test.each([
    ['DELETE', '/__store/faults'],
    ['POST', '/__store/reset'],
  ])('is emptied by %s %s', async (method, path) => {
    await store.fault({ operation: 'cartCreate', status: 503 });
    expect((await store.get(path, { method })).status).toBe(204);
    expect(await active()).toEqual([]);
  });

  test.each<[string, unknown, RegExp]>([
    ['no operation', { status: 429 }, /operation/],
    ['an unknown operation', { operation: 'cartCreat', drop: true }, /there is no operation cartCreat/],
    ['no effect', { operation: 'cartCreate', times: 2 }, /says nothing to do/],
    ['an unknown effect', { operation: 'cartCreate', staus: 429 }, /staus/],
    ['a status that is none', { operation: 'cartCreate', status: 42 }, /status/],
    ['a wait that is none', { operation: 'cartCreate', status: 429, retryAfter: 'soon' }, /retryAfter/],
    ['a wait without a status', { operation: 'cartCreate', drop: true, retryAfter: 1 }, /retryAfter/],
    ['no times', { operation: 'cartCreate', drop: true, times: 0 }, /times/],
    ['text', 'cartCreate', /expected object/],
    ['one bad among good', [{ operation: 'cart', drop: true }, {}], /\[1\]\.operation/],
  ])('refuses %s and says why', async (_, body, problem) => {
    const response = await store.fault(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(problem);
    expect(await active()).toEqual([]);
  });

  test('must be JSON', async () => {
    expect((await store.get('/__store/faults', { method: 'POST', body: 'drop' })).status).toBe(400);
  });
});
