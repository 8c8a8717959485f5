import { describe, expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';

const store = useStore();

const input = { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/43001' }] };
const create = () => store.call('cartCreate', { input });

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
    await store.fault({ operation: 'cartCreate', ...effect });
    const response = await create();
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    const text = await response.text();
    if (typeof body === 'string') expect(text).toBe(body);
    else expect(text).toMatch(body);
  });

  test('can have a date in Retry-After', async () => {
    await store.fault({ operation: 'cartCreate', status: 503, retryAfter: 'date in 60 s' });
    const header = (await create()).headers.get('retry-after') ?? '';
    expect(header).toMatch(/ GMT$/);
    expect(Math.abs(Date.parse(header) - Date.now() - 60_000)).toBeLessThan(10_000);
  });

  test('has the content type text/html for a page and JSON for an empty body', async () => {
    await store.fault({ operation: 'cartCreate', html: true, times: 1 });
    expect((await create()).headers.get('content-type')).toMatch(/^text\/html/);
    await store.fault({ operation: 'cartCreate', empty: true });
    expect((await create()).headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('can cut the connection', async () => {
    await store.fault({ operation: 'cartCreate', drop: true });
    await expect(create()).rejects.toThrow('fetch failed');
  });

  test('can delay the answer, which is then the usual one', async () => {
    await store.fault({ operation: 'cartCreate', delayMs: 120 });
    const start = performance.now();
    expect((await payloadOf(await create())).cart).not.toBeNull();
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  test('can be user errors of any code, without a cart', async () => {
    await store.fault({
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

  test('can be user errors together with a cart', async () => {
    await store.fault({ operation: 'cartCreate', userErrors: [{ code: 'X' }], nullCart: false });
    const payload = await payloadOf(await create());
    expect([payload.cart?.id.startsWith('gid://shopify/Cart/'), payload.userErrors.length]).toEqual([true, 1]);
  });

  test('can be warnings, whose target is the cart unless given', async () => {
    const warnings = [{ code: 'FROM_TOMORROW' }, { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: 't' }];
    await store.fault({ operation: 'cartCreate', warnings });
    const payload = await payloadOf(await create());
    expect(payload.warnings).toEqual([
      { code: 'FROM_TOMORROW', message: '', target: payload.cart?.id.replace(/\?.*/, '') },
      { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: 't' },
    ]);
  });

  test('can be a cart of null without an error, for a mutation and for a query', async () => {
    const { cart } = await payloadOf(await create());
    await store.fault([
      { operation: 'cartCreate', nullCart: true },
      { operation: 'cart', nullCart: true },
    ]);
    expect(await payloadOf(await create())).toEqual({ cart: null, userErrors: [], warnings: [] });
    const query = await store.call('cart', { id: cart?.id });
    expect(await query.json()).toMatchObject({ data: { cart: null } });
  });
});
