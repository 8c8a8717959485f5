import { describe, expect, test } from 'vitest';
import { createBuyer, operations, type Operation } from '../../test-support/buyer';
import { operationOf } from '../../test-support/open-store';
import { useStore } from '../../test-support/use-store';
import { line } from '../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

const names = Object.keys(operations) as Operation[];
const raw = async (operation: string, variables: object) => {
  const response = await store.call(operation, variables);
  return { response, text: await response.text() };
};
const dataOf = (text: string) => (JSON.parse(text) as { data: Record<string, Record<string, unknown>> }).data;
const payloadOf = (text: string) => Object.values(dataOf(text))[0] ?? {};

describe.each(names)('%s', (operation) => {
  const run = async () => {
    const { id } = await buyer.create([line(44_001)]);
    return raw(operation, operations[operation](id));
  };
  // Each call makes its cart first, and a fault of cartCreate must not hit that one.
  const scripted = async (effect: object) => {
    const { id } = await buyer.create([line(44_001)]);
    await buyer.fault({ operation: operationOf(operation), ...effect, times: 1 });
    return raw(operation, operations[operation](id));
  };

  test.each<[string, object, number, RegExp]>([
    ['429', { status: 429, retryAfter: 1 }, 429, /THROTTLED/],
    ['503 with a page', { status: 503, html: true }, 503, /<!doctype/],
    ['430', { status: 430 }, 430, /430/],
    ['401', { status: 401 }, 401, /UNAUTHORIZED/],
    ['400', { status: 400 }, 400, /400/],
    ['a page', { html: true }, 200, /<!doctype/],
    ['nothing', { empty: true }, 200, /^$/],
    ['errors', { graphqlErrors: [{ message: 'nani' }] }, 200, /^{"errors":\[{"message":"nani"}\]}$/],
    ['no data', { nullData: true }, 200, /^{"data":null}$/],
    ['half a JSON text', { truncated: true }, 200, /^{"data":{"(?!.*}$)/],
    ['numbers for texts', { wrongTypes: true }, 200, /"country":2/],
    ['what nobody asked for', { extraFields: true }, 200, /"_fromTomorrow":{"isNew":true}/],
  ])('can be answered with %s', async (_, effect, status, body) => {
    const { response, text } = await scripted(effect);
    expect([response.status, text]).toEqual([status, expect.stringMatching(body)]);
    expect((await run()).response.status).toBe(200);
  });

  test('can be dropped, and can be late', async () => {
    await expect(scripted({ drop: true })).rejects.toThrow('fetch failed');
    const start = performance.now();
    expect((await scripted({ delayMs: 60 })).response.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  test('can be refused with errors of any code, and then returns null', async () => {
    const { text } = await scripted({ userErrors: [{ code: 'FROM_TOMORROW', message: 'm' }] });
    const { userErrors, warnings: _warnings, ...given } = payloadOf(text);
    expect(userErrors).toEqual([{ code: 'FROM_TOMORROW', field: null, message: 'm' }]);
    expect(Object.values(given)).toEqual([null]);
  });

  test('can return null without an error', async () => {
    const { userErrors, warnings: _warnings, ...given } = payloadOf((await scripted({ nullCart: true })).text);
    expect([userErrors, Object.values(given)]).toEqual([[], [null]]);
  });
});
