import { expect, test } from 'vitest';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';

const store = useStore();
const create = () => store.call('cartCreate', { input: { lines: [line(43_001)] } });
const active = async (): Promise<unknown> => (await store.get('/__store/faults')).json();

test('faults happen in order, as often as they say, to their own operation; a new list replaces only its operations', async () => {
  await store.fault([
    { operation: 'cartCreate', status: 503, times: 1 },
    { operation: 'cartCreate', status: 429, times: 2 },
    { operation: 'cart', status: 430 },
  ]);
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await create()).status);
  expect(statuses).toEqual([503, 429, 429, 200]);
  expect(await active()).toEqual([{ operation: 'cart', status: 430 }]);
  await store.fault({ operation: 'cartCreate', drop: true });
  expect(await active()).toEqual([
    { operation: 'cart', status: 430 },
    { operation: 'cartCreate', drop: true },
  ]);
  for (const [method, path] of [
    ['DELETE', '/__store/faults'],
    ['POST', '/__store/reset'],
  ] as const) {
    await store.fault({ operation: 'cart', status: 503 });
    expect((await store.get(path, { method })).status).toBe(204);
    expect(await active()).toEqual([]);
  }
});

test('a fault that makes no sense is refused with a reason, and none of its list is kept', async () => {
  const wrong: [unknown, RegExp][] = [
    ['cartCreate', /expected object/],
    [{ status: 429 }, /operation/],
    [{ operation: 'cartCreat', drop: true }, /there is no operation cartCreat/],
    [{ operation: 'cartCreate', times: 2 }, /says nothing to do/],
    [{ operation: 'cartCreate', staus: 429 }, /staus/],
    [{ operation: 'cartCreate', status: 42 }, /status/],
    [{ operation: 'cartCreate', status: 429, retryAfter: 'soon' }, /retryAfter/],
    [{ operation: 'cartCreate', drop: true, retryAfter: 1 }, /retryAfter/],
    [{ operation: 'cartCreate', drop: true, times: 0 }, /times/],
    [{ operation: 'cartCreate', payload: { cart: null } }, /payload can only happen to paypalTokenCreate/],
    [{ operation: 'cart', invalidPayment: true }, /invalidPayment can only happen to/],
    [{ operation: 'cartCreate', throttled: 5 }, /throttled can only happen to/],
    [[{ operation: 'cart', drop: true }, {}], /\[1\]\.operation/],
  ];
  for (const [fault, problem] of wrong) {
    const response = await store.fault(fault);
    expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(problem)]);
  }
  expect((await store.get('/__store/faults', { method: 'POST', body: 'drop' })).status).toBe(400);
  expect(await active()).toEqual([]);
});

const ANSWERS: [effect: object, status: number, body: RegExp][] = [
  [{ status: 429, retryAfter: 1 }, 429, /THROTTLED/],
  [{ status: 503, html: true }, 503, /<!doctype/],
  [{ status: 430 }, 430, /430/],
  [{ status: 401 }, 401, /^{"errors":\[{"message":"","extensions":{"code":"UNAUTHORIZED"}}\]}$/],
  [{ html: true }, 200, /<!doctype/],
  [{ empty: true }, 200, /^$/],
  [{ graphqlErrors: [{ message: 'nani' }] }, 200, /^{"errors":\[{"message":"nani"}\]}$/],
  [{ nullData: true }, 200, /^{"data":null}$/],
  [{ truncated: true }, 200, /^{"data":{"(?!.*}$)/],
  [{ wrongTypes: true }, 200, /"country":2/],
  [{ extraFields: true }, 200, /"_fromTomorrow":{"isNew":true}/],
];

test('a call can be answered otherwise, be dropped and be late, and its answer can be lost afterwards', async () => {
  for (const [effect, status, body] of ANSWERS) {
    await store.fault({ operation: 'cartCreate', ...effect, times: 1 });
    const response = await create();
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(body)]);
  }
  await store.fault({ operation: 'cartCreate', drop: true, times: 1 });
  await expect(create()).rejects.toThrow('fetch failed');
  const start = performance.now();
  await store.fault({ operation: 'cartCreate', delayMs: 60, times: 1 });
  expect([(await create()).status, performance.now() - start > 55]).toEqual([200, true]);
  const carts = async () => ((await (await store.get('/__store/buyers')).json()) as unknown[]).length;
  const before = await carts();
  await store.fault({ operation: 'cartCreate', drop: true, after: true, times: 1 });
  await expect(create()).rejects.toThrow('fetch failed');
  expect(await carts()).toBe(before + 1);
});
