import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type OpenStore } from './open-store';

let store: OpenStore;
let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'karui-dist-'));
  mkdirSync(join(dist, '1/logos'), { recursive: true });
  writeFileSync(join(dist, '1/checkout.js'), 'export const checkout = 1;');
  writeFileSync(join(dist, '1/logos/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  store = await openStore({ dist });
});
beforeEach(() => store.post('/__store/reset', {}));
afterAll(async () => {
  await store.close();
  rmSync(dist, { recursive: true });
});

const input = { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/43001' }] };
const create = () => store.call('cartCreate', { input });
const fault = (body: unknown) => store.post('/__store/faults', body);
const active = async (): Promise<unknown> => (await store.get('/__store/faults')).json();

interface Payload {
  data: { cartCreate: { cart: { id: string } | null; userErrors: unknown[]; warnings: unknown[] } };
}
const payloadOf = async (response: Response) => ((await response.json()) as Payload).data.cartCreate;

describe('a fault of an operation', () => {
  test.each<[string, object, number, string | RegExp, string | null]>([
    ['status 429 alone', { status: 429 }, 429, /THROTTLED/, null],
    ['status 429, to be tried again in seconds', { status: 429, retryAfter: 2 }, 429, /THROTTLED/, '2'],
    ['status 430', { status: 430 }, 430, /430/, null],
    ['status 401', { status: 401 }, 401, '{"errors":[{"message":"","extensions":{"code":"UNAUTHORIZED"}}]}', null],
    ['status 503 with a page', { status: 503, html: true, retryAfter: 0 }, 503, /<!doctype html>/, '0'],
    ['a page', { html: true }, 200, /<!doctype html>/, null],
    ['an empty answer', { empty: true }, 200, '', null],
    ['errors', { graphqlErrors: [{ message: 'nani' }] }, 200, '{"errors":[{"message":"nani"}]}', null],
  ])('can be %s', async (_, effect, status, body, retryAfter) => {
    await fault({ operation: 'cartCreate', ...effect });
    const response = await create();
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    const text = await response.text();
    if (typeof body === 'string') expect(text).toBe(body);
    else expect(text).toMatch(body);
  });

  test('can name a date to try again', async () => {
    await fault({ operation: 'cartCreate', status: 503, retryAfter: 'date in 60 s' });
    const header = (await create()).headers.get('retry-after') ?? '';
    expect(header).toMatch(/ GMT$/);
    expect(Math.abs(Date.parse(header) - Date.now() - 60_000)).toBeLessThan(10_000);
  });

  test('answers a page as a page and an empty body as JSON', async () => {
    await fault({ operation: 'cartCreate', html: true, times: 1 });
    expect((await create()).headers.get('content-type')).toMatch(/^text\/html/);
    await fault({ operation: 'cartCreate', empty: true });
    expect((await create()).headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('can cut the connection', async () => {
    await fault({ operation: 'cartCreate', drop: true });
    await expect(create()).rejects.toThrow('fetch failed');
  });

  test('can be late, and is then answered like any other', async () => {
    await fault({ operation: 'cartCreate', delayMs: 120 });
    const start = performance.now();
    expect((await payloadOf(await create())).cart).not.toBeNull();
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  test('can be user errors of any code, without a cart', async () => {
    await fault({
      operation: 'cartCreate',
      userErrors: [{ code: 'FROM_TOMORROW', field: ['input'], message: 'm' }, {}],
    });
    const payload = await payloadOf(await create());
    expect(payload).toEqual({
      cart: null,
      userErrors: [
        { code: 'FROM_TOMORROW', field: ['input'], message: 'm' },
        { code: null, field: null, message: '' },
      ],
      warnings: [],
    });
  });

  test('can be user errors beside a cart', async () => {
    await fault({ operation: 'cartCreate', userErrors: [{ code: 'X' }], nullCart: false });
    const payload = await payloadOf(await create());
    expect([payload.cart?.id.startsWith('gid://shopify/Cart/'), payload.userErrors.length]).toEqual([true, 1]);
  });

  test('can be warnings, which point at the cart unless they say where', async () => {
    const warnings = [{ code: 'FROM_TOMORROW' }, { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: 't' }];
    await fault({ operation: 'cartCreate', warnings });
    const payload = await payloadOf(await create());
    expect(payload.warnings).toEqual([
      { code: 'FROM_TOMORROW', message: '', target: payload.cart?.id.replace(/\?.*/, '') },
      { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: 't' },
    ]);
  });

  test('can be no cart and nothing said, for a mutation and for a query', async () => {
    const { cart } = await payloadOf(await create());
    await fault([
      { operation: 'cartCreate', nullCart: true },
      { operation: 'cart', nullCart: true },
    ]);
    expect(await payloadOf(await create())).toEqual({ cart: null, userErrors: [], warnings: [] });
    const query = await store.call('cart', { id: cart?.id });
    expect(await query.json()).toMatchObject({ data: { cart: null } });
  });
});

describe('the list of faults', () => {
  test('happens in its order, each as often as it says', async () => {
    await fault([
      { operation: 'cartCreate', status: 503, times: 1 },
      { operation: 'cartCreate', status: 429, times: 2 },
    ]);
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await create()).status);
    expect(statuses).toEqual([503, 429, 429, 200]);
    expect(await active()).toEqual([]);
  });

  test('counts down, and leaves other operations alone', async () => {
    await fault([
      { operation: 'cartCreate', status: 503, times: 3 },
      { operation: 'cart', status: 429 },
    ]);
    await create();
    expect(await active()).toEqual([
      { operation: 'cartCreate', status: 503, times: 2 },
      { operation: 'cart', status: 429 },
    ]);
  });

  test('is replaced for the operations that are named anew', async () => {
    await fault([
      { operation: 'cartCreate', status: 503 },
      { operation: 'cart', status: 429 },
    ]);
    const answer = await fault({ operation: 'cartCreate', drop: true });
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
    await fault({ operation: 'cartCreate', status: 503 });
    expect((await store.get(path, { method })).status).toBe(204);
    expect(await active()).toEqual([]);
  });

  test.each<[string, unknown, RegExp]>([
    ['no operation', { status: 429 }, /operation/],
    ['no effect', { operation: 'cartCreate', times: 2 }, /says nothing to do/],
    ['an unknown effect', { operation: 'cartCreate', staus: 429 }, /staus/],
    ['a status that is none', { operation: 'cartCreate', status: 42 }, /status/],
    ['a wait that is none', { operation: 'cartCreate', status: 429, retryAfter: 'soon' }, /retryAfter/],
    ['a wait without a status', { operation: 'cartCreate', drop: true, retryAfter: 1 }, /retryAfter/],
    ['no times', { operation: 'cartCreate', drop: true, times: 0 }, /times/],
    ['text', 'cartCreate', /expected object/],
    ['one bad among good', [{ operation: 'a', drop: true }, {}], /\[1\]\.operation/],
  ])('refuses %s and says why', async (_, body, problem) => {
    const response = await fault(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(problem);
    expect(await active()).toEqual([]);
  });

  test('refuses what is not JSON', async () => {
    expect((await store.get('/__store/faults', { method: 'POST', body: 'drop' })).status).toBe(400);
  });
});

describe("a fault of the widget's file", () => {
  test('fails as often as it says, and any page may read the failure', async () => {
    await fault({ operation: 'checkout.js', status: 503, times: 1 });
    const failed = await store.get('/karui/1/checkout.js');
    expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    const then = await store.get('/karui/1/checkout.js');
    expect([then.status, await then.text()]).toEqual([200, 'export const checkout = 1;']);
  });

  test('is named by its path below the version, and hits no other file', async () => {
    await fault({ operation: 'logos/mark.svg', drop: true });
    await expect(store.get('/karui/1/logos/mark.svg')).rejects.toThrow('fetch failed');
    expect((await store.get('/karui/1/checkout.js')).status).toBe(200);
  });

  test('can make it late', async () => {
    await fault({ operation: 'checkout.js', delayMs: 120 });
    const start = performance.now();
    expect(await (await store.get('/karui/1/checkout.js')).text()).toBe('export const checkout = 1;');
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });
});

describe('the list of requests', () => {
  const requests = async () => (await (await store.get('/__store/requests')).json()) as Record<string, unknown>[];

  test('has the calls to the API and the cart since the reset, with query, headers and parsed body', async () => {
    await create();
    await store.get('/products/sencha');
    await store.get('/cart/add.js', {
      method: 'POST',
      body: new URLSearchParams({ id: '43001', 'properties[a]': 'b' }),
    });
    await store.post('/en-us/cart/change.js', { line: 1, quantity: 2 });
    await store.get('/cart/update.js', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    await store.get('/cart.js?x=1');

    const list = await requests();
    expect(list.map(({ method, url, body }) => [method, url, body])).toEqual([
      [
        'POST',
        '/api/unstable/graphql.json?operation_name=cartCreate',
        { query: expect.any(String), variables: { input } },
      ],
      ['POST', '/cart/add.js', { id: '43001', properties: { a: 'b' } }],
      ['POST', '/en-us/cart/change.js', { line: 1, quantity: 2 }],
      ['POST', '/cart/update.js', '{'],
      ['GET', '/cart.js?x=1', null],
    ]);
    expect(list[0]?.['headers']).toMatchObject({ 'content-type': 'application/json' });

    await store.post('/__store/reset', {});
    expect(await requests()).toEqual([]);
  });

  test('has the calls that a fault answered, too', async () => {
    await fault({ operation: 'cartCreate', drop: true });
    await create().catch(() => null);
    expect(await requests()).toHaveLength(1);
  });
});
