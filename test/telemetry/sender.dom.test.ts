import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/telemetry/config';
import * as errorCode from '../../src/telemetry/errors/error-reports';
import { ALLOWED, type Consent } from '../../src/telemetry/parse-consent';
import { forgetInFlight } from '../../src/telemetry/post';
import { createSender } from '../../src/telemetry/sender';
import type { Entry } from '../../src/telemetry/track';

const CONFIG = readConfig(
  JSON.stringify({
    events: 'https://events.example',
    otlp: 'https://otlp.example',
    errors: { notify: 'https://errors.example/notify', apiKey: '0123456789abcdef0123456789abcdef' },
  }),
  'https://shop.example/',
)!;

interface Sent {
  url: string;
  body: string;
}
type Answer = 'taken' | 'throttled' | 'invalid' | 'lost';

let sent: Sent[] = [];
let respond: (url: string) => Answer = () => 'taken';
let consent: Consent | null = ALLOWED;
let isOnline = true;

const STATUS = { taken: 200, throttled: 429, invalid: 400 } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const answer = respond(url);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    // A body that was refused has not arrived.
    if (answer === 'taken') sent.push({ url, body });
    return new Response('', { status: STATUS[answer] });
  });
  forgetInFlight();
  Object.assign(window, {
    trekkie: { defaultAttributes: { shopId: 42, themeId: 7, uniqToken: 'u-1', visitToken: 'v-1' } },
  });
  [sent, respond, consent, isOnline] = [[], () => 'taken', ALLOWED, true];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete (window as { trekkie?: unknown }).trekkie;
});

const event = (name: string, data: object = {}): Entry => ({ type: 'event', name, data: { ...data }, at: Date.now() });
const error = (message: string): Entry => ({ type: 'error', error: new Error(message), at: Date.now() });
const start = (config = CONFIG) =>
  createSender(
    config,
    () => consent,
    async () => errorCode,
  );
const later = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);
const to = (part: string) =>
  sent.filter(({ url }) => url.includes(part)).map(({ body }) => JSON.parse(body) as unknown);

test('an event is sent with what the page knows', async () => {
  const sender = start();
  const url = 'https://shop.example/cart/c/Z2NwLWFzaWE6MDE?key=secret';
  sender.take([event('ending', { wallet: 'shop_pay', type: 'redirect', url })], false);
  await later();
  expect(to('/v1/produce')).toEqual([
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

test('events wait for the analytics library, 7 s at most, and not when the page is left', async () => {
  delete (window as { trekkie?: unknown }).trekkie;
  const sender = start();
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  await later(6000);
  sender.take([], false);
  expect(to('/v1/produce')).toEqual([]);
  await later(1100);
  sender.take([], false);
  expect(to('/v1/produce')).toHaveLength(1);
  sender.take([event('press', { wallet: 'paypal' })], true);
  expect(to('/v1/produce')).toHaveLength(2);
});

test('nothing is sent before consent is known, and nothing is lost by that', async () => {
  consent = null;
  const sender = start();
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  sender.take([], true);
  await later();
  expect(sent).toEqual([]);
  consent = ALLOWED;
  sender.take([], false);
  await later();
  expect(to('/v1/produce')).toHaveLength(1);
});

test('without analytics neither events nor metrics are sent; errors are, without what tells shoppers apart', async () => {
  consent = { ...ALLOWED, analytics: false };
  const sender = start();
  sender.take([event('press', { wallet: 'shop_pay' }), error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect([to('/v1/produce'), to('/v1/metrics')]).toEqual([[], []]);
  const [report] = to('/notify') as { events: { device: object }[] }[];
  expect(Object.keys(report!.events[0]!.device).sort()).toEqual(['time', 'userAgent']);
  expect(JSON.stringify(report)).not.toContain(navigator.userAgent);
  // What was dropped stays dropped when the shopper agrees.
  consent = ALLOWED;
  sender.take([], false);
  await later();
  expect(to('/v1/produce')).toEqual([]);
});

test('a shopper who declines takes back what waits', async () => {
  const sender = start();
  respond = () => 'throttled';
  sender.take([event('press', { wallet: 'shop_pay' })], false);
  sender.take([event('press', { wallet: 'paypal' })], false);
  consent = { ...ALLOWED, analytics: false };
  respond = () => 'taken';
  sender.take([], false);
  await later(10_000);
  // The first had been sent before, and was asked for again by its receiver.
  expect(to('/v1/produce')).toMatchObject([{ payload: { instrument_id: 'ShopPay' } }]);
});

test('a merchant can have errors wait for consent as well', async () => {
  consent = { ...ALLOWED, analytics: false };
  const sender = start({ ...CONFIG, errorsNeedConsent: true });
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(sent).toEqual([]);
});

test('the same error is reported once, and ten errors a page', async () => {
  const sender = start();
  const one = error('same');
  sender.take([one, one, ...Array.from({ length: 30 }, (_, index) => error(`error ${index}`))], false);
  await later();
  sender.take([], false);
  await later();
  expect(to('/notify')).toHaveLength(10);
});

test('an error tells the entries that led to it, without personal data', async () => {
  const sender = start();
  const data = { wallet: 'shop_pay', type: 'unrecoverable', url: 'https://shop.example/?key=1', message: '田中' };
  sender.take([event('ending', data), error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(to('/notify')).toMatchObject([
    {
      payloadVersion: '5',
      events: [
        {
          severity: 'error',
          unhandled: false,
          breadcrumbs: [{ name: 'ending', type: 'state', metaData: { wallet: 'shop_pay', type: 'unrecoverable' } }],
        },
      ],
    },
  ]);
  expect(JSON.stringify(to('/notify'))).not.toMatch(/田中|key=/);
});

test('in development an error is one line in the console and nothing is reported', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  const sender = start({ ...CONFIG, stage: 'development' });
  sender.take([error('boom')], false);
  await later();
  sender.take([], false);
  await later();
  expect(told).toHaveBeenCalledOnce();
  expect(to('/notify')).toEqual([]);
});

test('a receiver that can’t read is told of once in the log', async () => {
  respond = (url) => (url.includes('produce') ? 'invalid' : 'taken');
  const sender = start();
  for (let index = 0; index < 3; index++) {
    sender.take([event('press', { wallet: 'shop_pay' })], false);
    await later();
  }
  expect(JSON.stringify(to('/v1/logs')).match(/validation error/g)).toHaveLength(1);
});

/** What can happen to a page with telemetry. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant('press' as const) },
  { weight: 4, arbitrary: fc.constant('tick' as const) },
  fc.constantFrom('leave' as const, 'offline' as const, 'online' as const, 'throttle' as const, 'answer' as const),
);

test('whatever happens, no press is counted twice, and none is lost while receivers answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      [sent, isOnline, respond] = [[], true, () => 'taken'];
      const sender = start({ ...CONFIG, otlp: undefined, errors: undefined });
      let presses = 0;
      const queue: Entry[] = [];
      for (const what of steps) {
        if (what === 'press') queue.push({ ...event('press', { wallet: 'shop_pay' }), at: ++presses });
        if (what === 'tick' || what === 'leave') {
          sender.take(queue.splice(0), what === 'leave');
          await later();
        }
        if (what === 'offline' || what === 'online') isOnline = what === 'online';
        if (what === 'throttle') respond = () => 'throttled';
        if (what === 'answer') respond = () => 'taken';
        if (what === 'throttle' || what === 'answer') await later(500);
      }
      const wasThrottled = steps.includes('throttle');
      [isOnline, respond] = [true, () => 'taken'];
      for (let index = 0; index < 3; index++) {
        sender.take(queue.splice(0), false);
        await later(20_000);
      }
      const counted = to('/v1/produce').map(
        (body) => (body as { metadata: { event_created_at_ms: number } }).metadata.event_created_at_ms,
      );
      expect(new Set(counted).size).toBe(counted.length);
      if (!wasThrottled)
        expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: presses }, (_, i) => i + 1));
    }),
    { numRuns: 300 },
  );
});
