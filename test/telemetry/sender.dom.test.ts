import { expect, onTestFinished, test, vi } from 'vitest';
import { arrivedAt, event, later, scene, simulateReceivers, startSender } from './receivers';

simulateReceivers();

test('an event is sent with what the page knows', async () => {
  const sender = startSender();
  const url = 'https://shop.example/cart/c/Z2NwLWFzaWE6MDE?key=secret';
  sender.take([event('ending', { wallet: 'shop_pay', type: 'redirect', url })], false);
  await later();
  expect(arrivedAt('/v1/produce')).toEqual([
    {
      schema_id: 'shopify_wallet_checkout_track/6.3',
      payload: {
        app_name: 'karui',
        page_type: 'unknown',
        event: 'redirect',
        checkout_token: 'Z2NwLWFzaWE6MDE',
        instrument_id: 'ShopPay',
        ttl: expect.any(Number),
        visitor_token: 'u-1',
        session_token: 'v-1',
        shop_id: 42,
        theme_id: 7,
      },
      metadata: {
        consent: ['analytics', 'marketing', 'preferences', 'sale_of_data'],
        consent_provider: 'karui',
        consent_version: '1',
        event_created_at_ms: expect.any(Number),
        event_sent_at_ms: expect.any(Number),
      },
    },
  ]);
});

test('an event says how a press failed, and why checkout took an order', async () => {
  const wallet = 'shop_pay';
  const url = 'https://shop.example/cart/c/Z2NwLWFzaWE6MDE?key=secret';
  const sender = startSender();
  sender.take([event('press', { wallet }), event('ending', { wallet, type: 'custom_validation' })], true);
  sender.take(
    [event('press', { wallet }), event('ending', { wallet, type: 'decelerate', reason: 'dynamic_tax', url })],
    true,
  );
  expect(arrivedAt('/v1/produce').map((body) => (body as { payload: object }).payload)).toMatchObject([
    { event: 'click' },
    { event: 'failed', event_subtype: 'custom_validation' },
    { event: 'click' },
    { event: 'deceleration', error_reason: 'dynamic_tax' },
  ]);
});

test('an analytics object that throws, as some ad blockers leave it, costs no event', async () => {
  Object.defineProperty(window, 'trekkie', {
    configurable: true,
    get() {
      throw new Error('blocked');
    },
  });
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay' })], true);
  await later();
  expect(arrivedAt('/v1/produce')).toMatchObject([{ payload: { event: 'click', page_type: 'unknown' } }]);
});

test('events wait for the analytics library, 7 s at most, and not when the page is left', async () => {
  delete (window as { trekkie?: unknown }).trekkie;
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  await later(6900);
  sender.take([], false);
  expect(arrivedAt('/v1/produce')).toEqual([]);
  await later(200);
  sender.take([], false);
  expect(arrivedAt('/v1/produce')).toHaveLength(1);
  sender.take([event('press', { wallet: 'paypal' })], true);
  expect(arrivedAt('/v1/produce')).toHaveLength(2);
});

test('events that wait look for the analytics library every 100 ms, and not when nothing waits', async () => {
  const library = (window as { trekkie?: unknown }).trekkie;
  delete (window as { trekkie?: unknown }).trekkie;
  const sender = startSender();
  expect(vi.getTimerCount()).toBe(0);
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  await later(1500);
  let looks = 0;
  Object.defineProperty(window, 'trekkie', { configurable: true, get: () => void (looks += 1) });
  await later(1000);
  expect(looks).toBe(10);
  Object.defineProperty(window, 'trekkie', { value: library });
  await later(100);
  expect(arrivedAt('/v1/produce')).toMatchObject([{ payload: { shop_id: 42 } }]);
  await later(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('an event has the page type of its button, not the analytics’ word for the page', async () => {
  Object.assign(window, { ShopifyAnalytics: { meta: { page: { pageType: 'cart' } } } });
  onTestFinished(() => void delete (window as { ShopifyAnalytics?: unknown }).ShopifyAnalytics);
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay', page: 'cart_ajax' }), event('policy_opened')], true);
  expect(arrivedAt('/v1/produce')).toMatchObject([
    { payload: { page_type: 'cart_ajax' } },
    { payload: { page_type: 'unknown' } },
  ]);
});

test('an order’s event has the token of its cart where the address of the order has none', async () => {
  const sender = startSender();
  const wallet = 'apple_pay';
  const entries = [
    event('press', { wallet }),
    event('sheet_opened', { wallet }),
    event('submitting', { wallet, cart: 'gid://shopify/Cart/Z2NwLWFzaWE6MDE?key=secret' }),
    event('ending', { wallet, type: 'redirect', url: 'https://shop.example/thanks' }),
  ];
  sender.take(entries, true);
  const completed = arrivedAt('/v1/produce').at(-1);
  expect(completed).toMatchObject({ payload: { event: 'completed', checkout_token: 'Z2NwLWFzaWE6MDE' } });
  expect(JSON.stringify(scene.sent)).not.toContain('secret');
});

test('facts about the page are read again after a second', async () => {
  const sender = startSender();
  const press = () => sender.take([event('press', { wallet: 'shop_pay' })], false);
  press();
  await later(0);
  Object.assign(window, { trekkie: { defaultAttributes: { shopId: 42, visitToken: 'v-2' } } });
  press();
  await later(1001);
  press();
  await later(0);
  const visits = arrivedAt('/v1/produce').map((body) => (body as { payload: object }).payload);
  expect(visits).toMatchObject([{ session_token: 'v-1' }, { session_token: 'v-1' }, { session_token: 'v-2' }]);
});

test('an event that is sent again to a busy receiver has the time of its last sending', async () => {
  const sender = startSender();
  scene.respond = () => 'throttled';
  const start = Date.now();
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  await later(500);
  scene.respond = () => 'taken';
  await later(2000);
  const [{ metadata }] = arrivedAt('/v1/produce') as [{ metadata: Record<string, number> }];
  expect(metadata['event_created_at_ms']).toBe(start);
  // After 1 s, a fifth more or less.
  expect(metadata['event_sent_at_ms']).toBeGreaterThanOrEqual(start + 800);
});

test('the first metrics begin at the page’s start, so that they include what happened before their code arrived', async () => {
  await later(5000);
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay', at: 0 })], false);
  await later();
  const [first] = arrivedAt('/v1/metrics');
  const [, start] = /"startTimeUnixNano":"(\d+)000000"/.exec(JSON.stringify(first))!;
  expect(Number(start)).toBe(Math.round(performance.timeOrigin));
});

test('a receiver that refuses bodies as invalid is named in the log once', async () => {
  scene.respond = (url) => (url.includes('produce') ? 'invalid' : 'taken');
  const sender = startSender();
  for (let index = 0; index < 3; index++) {
    sender.take([event('press', { wallet: 'shop_pay' })], false);
    await later();
  }
  expect(JSON.stringify(arrivedAt('/v1/logs')).match(/validation error/g)).toHaveLength(1);
});

test('where the browser says wrongly that there is no line, the store is asked once, and then all is sent, also from a page that is left', async () => {
  [scene.isOnline, scene.isWrong] = [false, true];
  const sender = startSender();
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  await later();
  sender.take([], false);
  await later();
  expect(arrivedAt('/v1/produce')).toHaveLength(1);
  sender.take([event('press', { wallet: 'shop_pay' })], true);
  await later();
  expect(arrivedAt('/v1/produce')).toHaveLength(2);
  dispatchEvent(new Event('online'));
});

test('without a line nothing is sent, and the store is asked for one every 30 s, not every second', async () => {
  [scene.isOnline, scene.isWrong] = [false, false];
  const sender = startSender();
  const { fetch } = globalThis;
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  for (let second = 0; second < 61; second++) {
    sender.take([], false);
    await later();
  }
  expect(asked).toHaveBeenCalledTimes(3);
});
