import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ButtonOptions } from '../rules/paypal-types';
import { byHand, createSeller, fakeClock, settle } from '../seller';
import type { Options } from '../shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

/** Paints a button and clicks it. */
async function click(button: ButtonOptions = {}, options: Partial<Options> = {}) {
  const seller = createSeller({ button, options });
  await seller.paint();
  seller.simulator.user.click();
  await settle();
  return seller;
}

test('9: the window is open before onClick is asked', async () => {
  const seen: unknown[] = [];
  const seller = createSeller({
    button: { onClick: () => void seen.push(seller.simulator.flow()) },
  });
  await seller.paint();
  seller.simulator.user.click();
  expect(seen).toMatchObject([{ state: 'asking', window: 'popup' }]);
});

describe('10: a click that onClick refuses', () => {
  test.each<[string, NonNullable<ButtonOptions['onClick']>]>([
    ['by reject()', (_data, actions) => actions.reject()],
    ['by reject() later', async (_data, actions) => actions.reject()],
    ['by false', () => Promise.resolve(false) as unknown as Promise<void>],
  ])('%s closes the window and tells nothing', async (_, onClick) => {
    const { state, tell, simulator } = await click({ onClick });
    expect([state(), simulator.flow()?.ended, tell(), simulator.violations]).toEqual(['over', 'refused', [], []]);
  });

  test('by a reject() that is not returned is a violation, and goes on', async () => {
    const { state, simulator } = await click({ onClick: (_data, actions) => void actions.reject() });
    expect([state(), simulator.violations]).toEqual([
      'open',
      ['10: onClick: actions.reject() was called and not returned'],
    ]);
  });

  test('34: asks for a token all the same, with the option', async () => {
    const { state, tell } = await click({ onClick: (_data, actions) => actions.reject() }, { asksAfterRefusal: true });
    expect([state(), tell()]).toEqual(['over', ['create']]);
  });
});

test('an onClick that throws ends in onError', async () => {
  const { state, tell } = await click({
    onClick() {
      throw new TypeError('oh');
    },
  });
  expect([state(), tell()]).toEqual(['over', [['error', 'oh']]]);
});

test('a page without onClick is not asked', async () => {
  const { state, tell } = await click({ onClick: undefined as never });
  expect([state(), tell()]).toEqual(['open', ['create']]);
});

test('11: a second click is ignored while the window is open', async () => {
  const { simulator, tell } = await click();
  simulator.user.click();
  await settle();
  expect(tell()).toEqual(['click', 'create']);
});

test('24: the creator is asked once for a click, and again for the next', async () => {
  const { simulator, tell } = await click({}, { approvals: 'twice' });
  simulator.user.cancel();
  await settle();
  simulator.user.click();
  await settle();
  expect(tell()).toEqual(['click', 'create', ['cancel', { orderID: 'EC-1' }], 'click', 'create']);
  expect(simulator.flow()?.token).toBe('EC-2');
});

test('a disabled button asks onClick and opens nothing, until it is enabled', async () => {
  let enable = async () => {};
  const { simulator, tell, state } = await click({
    onInit(_data, actions) {
      void actions.disable();
      ({ enable } = actions);
    },
  });
  expect([state(), tell()]).toEqual([undefined, ['click']]);
  await enable();
  simulator.user.click();
  await settle();
  expect(state()).toBe('open');
});

test('a window waits for onClick, however long', async () => {
  const { promise, resolve } = byHand<void>();
  const { state, tell } = await click({ onClick: () => promise });
  await settle(60_000);
  expect([state(), tell()]).toEqual(['asking', []]);
  resolve();
  await settle();
  expect([state(), tell()]).toEqual(['open', ['create']]);
});

test('30: without popups the window is a frame over the page', async () => {
  const { simulator } = await click({}, { popups: 'blocked' });
  expect(simulator.flow()?.window).toBe('iframe');
});
