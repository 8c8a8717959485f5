import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as Consent from '../../src/telemetry/tracking-consent';

/** What the server sets when it is asked; null for nothing. */
let answer: string | null = null;
let asked: string[] = [];

const write = (value: string) => void (document.cookie = `_tracking_consent=${encodeURIComponent(value)}; path=/`);
const forget = () => void (document.cookie = '_tracking_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/');
const open = (query: string) => history.replaceState(null, '', `/products/sencha${query}`);
const load = async (): Promise<typeof Consent> => {
  vi.resetModules();
  return import('../../src/telemetry/tracking-consent');
};
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  location.href = 'https://shop.example/';
  answer = null;
  asked = [];
  forget();
  localStorage.clear();
  open('');
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    await new Promise((resolve) => setTimeout(resolve));
    if (answer) write(answer);
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

const analyticsOf = async () => (await (await load()).readConsent()).analytics;

test('consent is read from the page’s address first, then from the cookie, without a request', async () => {
  write('3.AMPS');
  open('?_cs=3.amps');
  expect(await analyticsOf()).toBe(false);
  open('');
  expect(await analyticsOf()).toBe(true);
  expect(asked).toEqual([]);
});

test('the cookie counts when the value in the address can’t be parsed', async () => {
  write('3.amps');
  open('?_cs=4.AMPS');
  expect(await analyticsOf()).toBe(false);
});

test('without address or cookie the server is asked once, and may set the cookie', async () => {
  answer = '3.amps_JP13_t_f_id';
  expect(await analyticsOf()).toBe(false);
  expect(asked).toEqual(['HEAD https://shop.example/']);
  forget();
  answer = null;
  expect(await analyticsOf()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a browser that knows no AbortSignal.timeout asks the server as well', async () => {
  const { timeout } = AbortSignal;
  onTestFinished(() => void (AbortSignal.timeout = timeout));
  Reflect.set(AbortSignal, 'timeout', undefined);
  answer = '3.amps_JP13_t_f_id';
  expect(await analyticsOf()).toBe(false);
});

test('a server that does not answer allows everything', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await analyticsOf()).toBe(true);
});

test('consent is unknown until the server has answered', async () => {
  answer = '3.amps';
  const { watchConsent } = await load();
  const consent = watchConsent();
  expect(consent()).toBeNull();
  await settle();
  expect(consent()?.analytics).toBe(false);
});

test('a changed cookie counts from then on, for consent and for refusal', async () => {
  write('3.AMPS');
  const consent = (await load()).watchConsent();
  expect(consent()?.analytics).toBe(true);
  write('3amps.');
  expect(consent()?.analytics).toBe(false);
  write('3AMPS.');
  expect(consent()?.analytics).toBe(true);
});

test('a cookie that the server sets later does not override the address; the shopper’s own choice does', async () => {
  open('?_cs=3.amps');
  const consent = (await load()).watchConsent();
  write('3.AMPS_JP13_f_f_id');
  expect(consent()?.analytics).toBe(false);
  write('3AMPS._JP13_f_f_id');
  expect(consent()?.analytics).toBe(true);
});

test('the shopper’s choice overrides the address, even when its event comes before its cookie is written', async () => {
  open('?_cs=3.amps');
  const consent = (await load()).watchConsent();
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail: { analyticsAllowed: true } }));
  write('3AMPS.');
  expect(consent()?.analytics).toBe(true);
});

test('a first cookie in which the shopper declines overrides an address that allows', async () => {
  open('?_cs=3.AMPS');
  const consent = (await load()).watchConsent();
  write('3amps.');
  expect(consent()?.analytics).toBe(false);
});

test('the choice in the platform’s event counts from then on, even when the address says otherwise', async () => {
  open('?_cs=3.AMPS');
  const consent = (await load()).watchConsent();
  const detail = {
    analyticsAllowed: false,
    marketingAllowed: false,
    preferencesAllowed: true,
    saleOfDataAllowed: true,
  };
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }));
  expect(consent()).toEqual({ analytics: false, marketing: false, preferences: true, sale_of_data: true });
});
