import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OurButton, Prepared } from '../../../src/wallet';
import { fileOf } from '../../../wallets/apple-pay/apple-sdk';
import { context } from '../../press/cart/answers';

const ADDRESS = 'https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js';
/** As Apple has published it. */
const PUBLISHED = 'sha384-u/9mOkmShCO0v+dqCAZFhiutJuORfzvuyM5i+676iy7mLSWS6rlllHrIt15f/mqH';
const OWN = `sha384-${'B'.repeat(64)}`;

describe('the file of Apple’s script', () => {
  test.each([
    ['a known version, by the hash that Apple has published', { sdkUrl: ADDRESS }, PUBLISHED],
    ['another version, by the merchant’s hash', { sdkUrl: `${ADDRESS}?new`, sdkIntegrity: OWN }, OWN],
    ['a known version, by the merchant’s hash', { sdkUrl: ADDRESS, sdkIntegrity: OWN }, OWN],
  ])('%s', (_what, params, integrity) => {
    expect(fileOf(params)).toEqual({ address: params.sdkUrl, integrity });
  });

  test.each([
    ['the one that Apple changes', { sdkUrl: 'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js' }],
    ['one that is named like a property of every object', { sdkUrl: 'constructor' }],
    ['no text', { sdkUrl: true }],
    ['a hash that no browser checks', { sdkUrl: ADDRESS, sdkIntegrity: 'none' }],
    ['an empty hash', { sdkUrl: ADDRESS, sdkIntegrity: '' }],
    ['a hash that is no text', { sdkUrl: ADDRESS, sdkIntegrity: 1 }],
    ['two hashes, of which one fits', { sdkUrl: ADDRESS, sdkIntegrity: `${OWN} ${PUBLISHED}` }],
  ])('is not %s: no script runs unchecked', (_what, params) => {
    expect(() => fileOf(params)).toThrow(/^wrong /);
  });
});

/** What Apple's script leaves in the page once it has run. */
let left: object;
let asked: HTMLScriptElement[];
/** Has the scripts run that were asked for; they fail without globals. */
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('isSecureContext', true);
  asked = [];
  left = { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } };
  arrive = () => {
    for (const [name, value] of Object.entries(left)) vi.stubGlobal(name, value);
    for (const script of asked) script.dispatchEvent(new Event(Object.keys(left).length > 0 ? 'load' : 'error'));
  };
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as Node as HTMLScriptElement;
    if (script.src) asked.push(script);
    return node;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Prepares Apple Pay in a browser without it. */
async function prepareByScript(params: object = { sdkUrl: ADDRESS }) {
  await import('../../all-chunks');
  const { prepare } = await import('../../../wallets/apple-pay');
  const element = document.createElement('p');
  const reported: unknown[] = [];
  let prepared: Prepared | undefined;
  const ctx = context({
    wallet: 'apple_pay',
    element,
    params: { ...params },
    report: (error: unknown) => void reported.push(error),
  });
  void prepare(ctx).then((value) => (prepared = value));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  return { element, reported, prepared: () => prepared };
}

/** Lets time pass, in milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Throws as Apple's functions do in a frame that may not use them. */
const refusing = (): boolean => {
  throw new Error('no');
};

const eligible = (prepared: Prepared | undefined) => {
  if (!prepared?.eligible) throw new Error('not eligible');
  return prepared;
};

test('Apple’s script is asked for once, with the hash and without cookies', async () => {
  const { prepared } = await prepareByScript();
  expect(prepared()).toBeUndefined();
  const tags = asked.map((tag) => ['src', 'integrity', 'crossorigin'].map((name) => tag.getAttribute(name)));
  expect(tags).toEqual([[ADDRESS, PUBLISHED, 'anonymous']]);
  arrive();
  await pass(0);
  expect(prepared()).toMatchObject({ eligible: true });
});

test.each<[what: string, globals: object, reason: string]>([
  ['says no', { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => false } }, 'not_ready_to_pay'],
  ['knows no version that we need', { ApplePaySession: { supportsVersion: () => false } }, 'not_ready_to_pay'],
  ['throws', { ApplePaySession: { supportsVersion: refusing } }, 'not_ready_to_pay'],
  ['brings no session, as `v1` does', { ApplePayError: Error }, 'sdk_not_loaded'],
  ['was changed, so that the browser does not run it', {}, 'sdk_not_loaded'],
])('a script that %s: the wallet is withdrawn', async (_what, globals, reason) => {
  left = globals;
  const { prepared } = await prepareByScript();
  for (let tries = 0; tries < 3; tries += 1) {
    arrive();
    await pass(200);
  }
  expect(prepared()).toEqual({ eligible: false, reason });
});

test('a hash that nobody knows is a developer’s mistake: nothing is asked for', async () => {
  const { prepared, reported } = await prepareByScript({ sdkUrl: 'https://shop.example/apple.js' });
  expect(asked).toEqual([]);
  expect(prepared()).toEqual({ eligible: false, reason: 'sdk_not_loaded' });
  expect(reported.map(String)).toEqual(['TypeError: wrong or no sdkIntegrity for https://shop.example/apple.js']);
});

test('a press that came before the script asks for another one', async () => {
  const { prepared } = await prepareByScript();
  const at = performance.now();
  await pass(1500);
  arrive();
  await pass(0);
  const again = { type: 'unavailable', wallet: 'apple_pay', because: 'press_again' };
  expect(await eligible(prepared()).start(undefined, at)).toEqual(again);
});

test('a script that comes later than 2 s leaves the order to checkout; the button goes when it then says no', async () => {
  const { prepared } = await prepareByScript();
  const at = performance.now();
  await pass(1999);
  expect(prepared()).toBeUndefined();
  await pass(1);
  expect(await eligible(prepared()).start(undefined, at)).toBeNull();
  const withdrawn: string[] = [];
  eligible(prepared()).show!({
    element: document.createElement('p'),
    withdraw: (reason: string) => void withdrawn.push(reason),
  } as unknown as OurButton);
  left = { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => false } };
  arrive();
  await pass(0);
  expect(withdrawn).toEqual(['not_ready_to_pay']);
});

test('where the page has Apple Pay, or the shop demands a company’s name, nothing is asked for', async () => {
  const { prepared } = await prepareByScript({ sdkUrl: ADDRESS, companyRequired: true });
  expect(prepared()).toMatchObject({ eligible: true });
  vi.resetModules();
  arrive();
  const native = await prepareByScript();
  expect(native.prepared()).toMatchObject({ eligible: true });
  expect(asked).toEqual([]);
});
