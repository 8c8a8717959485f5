import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ButtonOptions } from '../rules/paypal-types';
import { byHand, createSeller, fakeClock, settle } from '../seller';
import type { Options } from '../shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

async function click(button: ButtonOptions = {}, options: Partial<Options> = {}) {
  const seller = createSeller({ button, options });
  await seller.paint();
  seller.simulator.user.click();
  await settle();
  return seller;
}

describe('23: a window that is closed', () => {
  test('while onClick is asked: onError only', async () => {
    const { promise, resolve } = byHand<void>();
    const { simulator, tell, state } = await click({ onClick: () => promise });
    simulator.user.close();
    await settle();
    expect(tell()).toEqual([]);
    resolve();
    await settle();
    expect([state(), tell()]).toEqual(['over', [['error', 'Window is closed, can not determine type']]]);
  });

  test('while onClick is asked, which then refuses: nothing', async () => {
    const { promise, resolve } = byHand<void>();
    const { simulator, tell } = await click({
      onClick: async (_data, actions) => {
        await promise;
        return actions.reject();
      },
    });
    simulator.user.close();
    resolve();
    await settle();
    expect(tell()).toEqual([]);
  });

  const ERROR = ['error', 'Detected popup close'];
  const CANCEL = ['cancel', { orderID: 'EC-7' }];
  test.each<[Options['closedEarly'], unknown[], unknown[]]>([
    ['error, cancel', [ERROR], [CANCEL]],
    ['cancel, error', [], [CANCEL, ERROR]],
    ['cancel', [], [CANCEL]],
  ])('while the token is on its way: %s', async (closedEarly, before, after) => {
    const { promise, resolve } = byHand<string>();
    const { simulator, tell, state } = await click({ createOrder: () => promise }, { closedEarly });
    tell();
    simulator.user.close();
    await settle(60_000);
    expect([state(), tell()]).toEqual(['over', before]);
    resolve('EC-7');
    await settle();
    expect([tell(), simulator.violations]).toEqual([after, []]);
  });

  test.each<[Options['closedEarly'], unknown[]]>([
    ['error, cancel', [ERROR, ['error', 'no']]],
    ['cancel, error', [['error', 'no']]],
    ['cancel', [['error', 'no']]],
  ])('while the token is on its way, which then fails: never onCancel (%s)', async (closedEarly, told) => {
    const { promise, reject } = byHand<string>();
    const { simulator, tell } = await click({ createOrder: () => promise }, { closedEarly });
    tell();
    simulator.user.close();
    reject(new Error('no'));
    await settle();
    expect(tell()).toEqual(told);
  });

  test('when it shows the order: onCancel only, once', async () => {
    const { simulator, tell } = await click();
    tell();
    simulator.user.close();
    await settle(60_000);
    expect(tell()).toEqual([['cancel', { orderID: 'EC-1' }]]);
  });

  test('after the approval: nothing more', async () => {
    const { promise, resolve } = byHand<void>();
    const { simulator, tell, state } = await click({ onApprove: () => promise });
    tell();
    simulator.user.approve();
    await settle();
    simulator.user.close();
    resolve();
    await settle();
    expect([state(), tell()]).toEqual(['over', []]);
  });

  test('lets the next click begin at once, also while the old token is on its way', async () => {
    const { promise, resolve } = byHand<string>();
    let asked = 0;
    const { simulator, state, tell } = await click({
      createOrder: () => {
        asked += 1;
        return asked === 1 ? promise : Promise.resolve('EC-2');
      },
    });
    simulator.user.close();
    simulator.user.click();
    await settle();
    expect([state(), simulator.flow()?.token]).toEqual(['open', 'EC-2']);
    resolve('EC-1');
    await settle();
    expect([state(), tell().at(-1)]).toEqual(['open', ['cancel', { orderID: 'EC-1' }]]);
  });
});

describe('what ends the button ends the window', () => {
  test('18: its container was taken out', async () => {
    const { simulator, open, tell, state } = createSeller();
    await open();
    simulator.buttons()[0]!.acts.gone();
    await settle();
    expect([state(), tell()]).toEqual(['over', [['error', 'Detected container element removed from DOM']]]);
    expect(simulator.buttons()).toEqual([]);
  });

  test('25: the page is left', async () => {
    const { simulator, open, tell, state } = createSeller();
    await open();
    const [dead] = simulator.leave();
    await settle();
    expect([state(), tell(), dead!.painted()?.isShown()]).toEqual(['over', [['error', 'Window navigated away']], true]);
    dead!.painted()!.click!();
    expect(simulator.violations).toEqual(['25: paypal: a dead frame was clicked']);
    expect(() => simulator.user.click()).toThrow('click: no button is painted');
  });

  test('2: another script takes the namespace', async () => {
    const { script, open, tell, state } = createSeller();
    await open();
    script.destroy();
    await settle();
    expect([state(), tell()]).toEqual(['over', [['error', 'zoid destroyed all components']]]);
  });

  test('the page closes it: nothing is said', async () => {
    const { open, tell, state } = createSeller();
    const button = await open();
    await button.close();
    await settle();
    expect([state(), tell()]).toEqual(['over', []]);
  });
});
