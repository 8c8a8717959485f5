import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createBuyer } from '../../test-support/buyer';
import { line } from '../../test-support/goods';
import { useStore } from '../../test-support/use-store';

const folder = mkdtempSync(join(tmpdir(), 'karui-paypal-'));
for (const name of ['paypal-simulator.js', 'paypal-button.html', 'paypal-window.html', 'paypal-window.js'])
  writeFileSync(join(folder, name), `this is ${name}`);
afterAll(() => rmSync(folder, { recursive: true }));

const store = useStore({ themeDist: folder });
const buyer = createBuyer(store);

describe("PayPal's own paths", () => {
  test.each([
    ['/sdk/js?client-id=x&currency=JPY', 'text/javascript', 'paypal-simulator.js'],
    ['/smart/buttons?uid=1', 'text/html', 'paypal-button.html'],
    ['/checkoutnow', 'text/html', 'paypal-window.html'],
    ['/assets/paypal-window.js', 'text/javascript', 'paypal-window.js'],
  ])('%s is a built file', async (path, type, name) => {
    const answer = await store.get(`/__paypal${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, `this is ${name}`]);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  test.each(['/sdk/js', '/sdk/js?client-id=', '/sdk/js?currency=JPY'])('2: %s has no client', async (path) => {
    const answer = await store.get(`/__paypal${path}`);
    expect([answer.status, answer.headers.get('x-violation')]).toEqual([400, '2: the address has no client-id']);
  });

  test.each(['/nix', '/api/orders/EC-1/approve', '/assets/none.js'])('%s is not known', async (path) => {
    expect((await store.get(`/__paypal${path}`)).status).toBe(404);
  });

  test('can have faults', async () => {
    await store.post('/__store/faults', { operation: 'paypal/sdk/js', status: 503, times: 1 });
    expect((await store.get('/__paypal/sdk/js?client-id=x')).status).toBe(503);
    expect((await store.get('/__paypal/sdk/js?client-id=x')).status).toBe(200);
    await store.post('/__store/faults', { operation: 'paypal/sdk/js', empty: true });
    expect(await (await store.get('/__paypal/sdk/js?client-id=x')).text()).toBe('');
  });
});

describe("PayPal's server", () => {
  const token = async (billingAgreement: boolean) => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    return (await buyer.call('paypalTokenCreate.ext', { cartId, billingAgreement }))['token'] as string;
  };
  const approve = async (of: string, body: object) => {
    const answer = await store.post(`/__paypal/api/orders/${of}/approve`, body);
    return [answer.status, await answer.json()];
  };

  test.each([
    [false, 'capture'],
    [true, 'tokenize'],
  ])('knows what a token was made for, agreement: %s', async (agreement, intent) => {
    const of = await token(agreement);
    expect(await (await store.get(`/__paypal/api/orders/${of}`)).json()).toEqual({
      token: of,
      agreement,
      currency: 'JPY',
      intent,
      amount: '980.0',
    });
  });

  test('knows no order of another token', async () => {
    const answer = await store.get('/__paypal/api/orders/EC-1');
    expect([answer.status, await answer.json()]).toEqual([200, null]);
  });

  test('takes an approval by one of its buyers', async () => {
    const of = await token(true);
    expect(await approve(of, { buyer: 'us' })).toEqual([
      200,
      { payerId: 'USKARUIDEMOSH', orderId: `EC-${of.slice(3)}` },
    ]);
    expect(await approve(of, { buyer: 'nobody' })).toEqual([400, { error: 'There is no buyer "nobody"' }]);
    expect(await approve(of, {})).toEqual([400, { error: 'There is no buyer "undefined"' }]);
    expect(await approve('EC-1', { buyer: 'us' })).toEqual([404, { error: 'PayPal knows no order EC-1' }]);
  });

  test('lists its buyers', async () => {
    const buyers = (await (await store.get('/__paypal/api/buyers')).json()) as object[];
    expect(buyers[0]).toEqual({ name: 'tokyo', label: '東京都千代田区', email: 'hanako.yamada@example.jp' });
  });
});
