import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShowCode } from './sdk/code';
import type { SdkOptions } from './sdk/options';
import { hasSession, wrongTag } from './sdk/script-rules';
import { attempt, createSeller, fakeClock, INVALID, settle } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const APPLE = 'https://applepay.cdn-apple.com/jsapi';
const good = { src: `${APPLE}/v1.3.8/apple-pay-sdk.js`, crossOrigin: 'anonymous', integrity: 'sha384-x' };

test.each([
  [{}, []],
  [{ src: `${APPLE}/1.latest/apple-pay-sdk.js`, integrity: '' }, []],
  [{ src: `${APPLE}/1.latest/apple-pay-sdk.js` }, [36]],
  [{ integrity: '' }, [36]],
  [{ crossOrigin: null }, [36]],
  [{ crossOrigin: 'use-credentials' }, [36]],
  [{ src: `${APPLE}/v1.2.0/apple-pay-sdk.js` }, [36]],
  [{ src: `${APPLE}/v1.3.8/other.js` }, [36]],
])('a tag with %j breaks %j', (changes, rules) => {
  expect(wrongTag({ ...good, ...changes }).map(([rule]) => rule)).toEqual(rules);
});

test.each([
  ['v1', false],
  ['v1.3.8', true],
  ['1.latest', true],
  ['v2', false],
])('the file in %s makes a session: %s', (version, makes) => {
  expect(hasSession(`${APPLE}/${version}/apple-pay-sdk.js`)).toBe(makes);
});

/** A seller in a browser with Apple's script, and the shopper's screen. */
function createScript(options: Partial<SdkOptions> = {}, { isCovered = false, blocked = false } = {}) {
  const shown: string[] = [];
  let acts: Parameters<ShowCode>[0] | undefined;
  const show =
    (how: string): ShowCode =>
    (given) => {
      if (blocked) return null;
      acts = given;
      shown.push(how);
      return { remove: () => void shown.push('removed') };
    };
  const seller = createSeller(
    {},
    { options, isCovered: () => isCovered, show: { modal: show('modal'), window: show('window') } },
  );
  return { ...seller, shown, acts: () => acts! };
}

test('nothing but the merchant is asked for before the phone has scanned the code', async () => {
  const { ready, told, shown, acts, sheet, simulator } = createScript();
  await ready();
  expect([told, sheet().state, sheet().scanned]).toEqual([['validatemerchant'], 'busy', false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['validatemerchant']);
  acts().scan();
  await settle();
  expect(told).toEqual(['validatemerchant', 'paymentmethodselected', 'shippingcontactselected']);
  expect([sheet().state, shown, simulator.violations]).toEqual(['ready', ['modal'], []]);
  simulator.user.cancel();
  expect(shown).toEqual(['modal', 'removed']);
});

test('the merchant may also be asked for after the scan', async () => {
  const { ready, told, simulator } = createScript({ merchant: 'after the scan' });
  await ready();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  simulator.user.scan();
  await settle();
  expect([told[0], simulator.sheet()!.state, simulator.violations]).toEqual(['validatemerchant', 'ready', []]);
});

test('a code that the shopper closes cancels the session, and says so', async () => {
  const { ready, told, acts, simulator } = createScript();
  const onApplePayCodeClose = vi.fn();
  simulator.ApplePayWebOptions.set({ onApplePayCodeClose });
  await ready();
  acts().close();
  await settle();
  expect([told.at(-1), simulator.sheet()!.state, onApplePayCodeClose.mock.calls.length]).toEqual([
    'cancel',
    'cancelled',
    1,
  ]);
});

test('a window that the browser blocks throws, or cancels', async () => {
  const throwing = createScript({}, { blocked: true });
  throwing.simulator.ApplePayWebOptions.set({ renderApplePayCodeAs: 'window' });
  expect(attempt(() => throwing.open())).toEqual(INVALID);
  const cancelling = createScript({ blocked: 'cancels' }, { blocked: true });
  await cancelling.ready();
  expect([cancelling.told, cancelling.broken()]).toEqual([['cancel'], []]);
});

test.each([{ renderApplePayCodeAs: 'page' }, { onApplePayCodeClose: 'none' }, { language: 'ja' }])(
  '37: options %j are refused',
  (given) => {
    const { simulator, broken } = createScript();
    expect(attempt(() => simulator.ApplePayWebOptions.set(given as never))).toMatch(/^TypeError/);
    expect(broken()).toEqual([37]);
  },
);

test('38: what Apple calls deprecated is not called', () => {
  const { simulator, broken } = createScript();
  expect(attempt(() => simulator.ApplePaySession.canMakePaymentsWithActiveCard())).toEqual(INVALID);
  expect(broken()).toEqual([38]);
});

test('39: where a frame or a dialog covers the code, it is shown in a window', async () => {
  const over = createScript({}, { isCovered: true });
  await over.ready();
  expect(over.broken()).toEqual([39]);
  const inWindow = createScript({}, { isCovered: true });
  inWindow.simulator.ApplePayWebOptions.set({ renderApplePayCodeAs: 'window' });
  await inWindow.ready();
  expect([inWindow.broken(), inWindow.shown]).toEqual([[], ['window']]);
});

test('a sheet of the browser’s own has no code to scan', async () => {
  const { ready, simulator, sheet } = createSeller();
  await ready();
  expect([sheet().scanned, attempt(() => simulator.user.scan())]).toEqual([true, 'Error: scan: there is no code.']);
});
