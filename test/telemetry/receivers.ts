import { afterEach, beforeEach, vi } from 'vitest';
import { readConfig } from '../../src/telemetry/telemetry-meta';
import * as errorCode from '../../src/telemetry/errors/error-reports';
import * as network from '../../src/network/network';
import { ALLOWED, type Consent } from '../../src/telemetry/parse-consent';
import { forgetInFlight } from '../../src/telemetry/post';
import { createSender } from '../../src/telemetry/sender';
import type { Entry } from '../../src/lib/track';

/** All receivers. */
export const CONFIG = readConfig(
  JSON.stringify({
    events: 'https://events.example',
    otlp: 'https://otlp.example',
    errors: { notify: 'https://errors.example/notify', apiKey: '0123456789abcdef0123456789abcdef' },
  }),
  'https://shop.example/',
)!;

const STATUS = { taken: 200, throttled: 429, invalid: 400 } as const;

/** The page, its shopper and its receivers as a test wants them, and what has arrived. */
export interface Scene {
  sent: { url: string; body: string }[];
  respond: (url: string) => keyof typeof STATUS | 'lost';
  consent: Consent | null;
  /** What the browser says of the network. */
  isOnline: boolean;
  /** Whether the browser says wrongly that the page is offline. */
  isWrong: boolean;
}

export const scene: Scene = { sent: [], respond: () => 'taken', consent: ALLOWED, isOnline: true, isWrong: false };

/** Everything works, the shopper allows all, nothing has arrived. */
export const startAnew = (): Scene =>
  Object.assign(scene, {
    sent: [],
    respond: () => 'taken',
    consent: ALLOWED,
    isOnline: true,
    isWrong: false,
  } satisfies Scene);

/** A page with an analytics library and receivers, for each test of a file. */
export function simulateReceivers(): void {
  beforeEach(() => {
    startAnew();
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => scene.isOnline);
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      if (!scene.isOnline && !scene.isWrong) throw new TypeError('Failed to fetch');
      // The store, of which only the network is asked.
      if (url === `${location.origin}/`) return new Response();
      const answer = scene.respond(url);
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      // A body that was refused has not arrived.
      if (answer === 'taken') scene.sent.push({ url, body });
      return new Response('', { status: STATUS[answer] });
    });
    forgetInFlight();
    Object.assign(window, {
      trekkie: { defaultAttributes: { shopId: 42, themeId: 7, uniqToken: 'u-1', visitToken: 'v-1' } },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    delete (window as { trekkie?: unknown }).trekkie;
  });
}

export const event = (name: string, data: object = {}): Entry => ({
  type: 'event',
  name,
  data: { ...data },
  at: Date.now(),
});
export const error = (message: string): Entry => ({ type: 'error', error: new Error(message), at: Date.now() });

export const startSender = (config = CONFIG) =>
  createSender(
    config,
    () => scene.consent,
    async () => errorCode,
    network,
  );
export const later = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

/** The bodies that have arrived at addresses with this part. */
export const arrivedAt = (part: string) =>
  scene.sent.filter(({ url }) => url.includes(part)).map(({ body }) => JSON.parse(body) as unknown);
