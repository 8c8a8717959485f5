import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ButtonOptions } from './rules/paypal-types';
import { byHand, click, fakeClock, settle } from './seller';
import type { Options } from './shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const cancelled = ['cancel', { orderID: 'EC-1' }];
const wrong = () => {
  throw new Error('no');
};

describe('15, 23: a window that is closed', () => {
  const ERROR = ['error', 'Detected popup close'];
  const FAILED = ['error', 'no'];
  test.each<[Options['closedEarly'], before: unknown[], after: unknown[], afterFailure: unknown[]]>([
    ['error, cancel', [ERROR], [cancelled], [FAILED]],
    ['cancel, error', [], [cancelled, ERROR], [FAILED]],
    ['cancel', [], [cancelled], [FAILED]],
  ])('while the token is on its way: %s', async (closedEarly, before, after, afterFailure) => {
    for (const comes of [true, false]) {
      const { promise, resolve, reject } = byHand<string>();
      const { simulator, tell, state } = await click({ createOrder: () => promise }, { options: { closedEarly } });
      tell();
      simulator.user.close();
      await settle(3_600_000);
      expect([state(), tell()]).toEqual(['over', before]);
      if (comes) resolve('EC-1');
      else reject(new Error('no'));
      await settle();
      expect([tell(), simulator.violations]).toEqual([comes ? after : afterFailure, []]);
    }
  });

  test('while onClick is asked: onError only, and nothing where onClick refuses', async () => {
    for (const refuses of [false, true]) {
      const { promise, resolve } = byHand<void>();
      const { simulator, tell } = await click({
        onClick: (_data, actions) => promise.then(() => (refuses ? actions.reject() : actions.resolve())),
      });
      simulator.user.close();
      resolve();
      await settle();
      expect(tell()).toEqual(refuses ? [] : [['error', 'Window is closed, can not determine type']]);
    }
  });

  test('when it shows the order: onCancel only, once; after the approval nothing', async () => {
    const { simulator, tell } = await click();
    tell();
    simulator.user.close();
    await settle(60_000);
    expect(tell()).toEqual([cancelled]);
    const { promise, resolve } = byHand<void>();
    const approving = await click({ onApprove: () => promise });
    approving.tell();
    approving.simulator.user.approve();
    await settle();
    approving.simulator.user.close();
    resolve();
    await settle();
    expect([approving.state(), approving.tell()]).toEqual(['over', []]);
  });
});

describe('what ends the button ends the window', () => {
  test.each<[told: unknown[], end: (seller: Awaited<ReturnType<typeof click>>) => unknown]>([
    [
      [['error', 'Detected container element removed from DOM']],
      ({ simulator }) => simulator.buttons()[0]!.acts.gone(),
    ],
    [[['error', 'Window navigated away']], ({ simulator }) => simulator.leave()],
    [[['error', 'zoid destroyed all components']], ({ script }) => script.destroy()],
    [[['error', 'X']], ({ simulator }) => simulator.user.fail('X')],
    [[], ({ simulator }) => simulator.buttons()[0]!.end('page', null)],
  ])('2, 18, 25: %j', async (told, end) => {
    const seller = await click();
    seller.tell();
    void end(seller);
    await settle();
    expect([seller.state(), seller.tell()]).toEqual(['over', told]);
  });

  test('25: a dead frame is not clicked', async () => {
    const { simulator, broken } = await click();
    const [dead] = simulator.leave();
    dead!.painted()!.click!();
    expect(broken()).toEqual([25]);
  });
});

test.each<[name: string, button: ButtonOptions]>([
  ['onCancel', { onCancel: wrong }],
  ['onError', { onError: wrong }],
])('40: %s does not throw', async (name, button) => {
  const { simulator } = await click(button);
  if (name === 'onCancel') simulator.user.cancel();
  else simulator.user.fail('x');
  await settle();
  expect(simulator.violations).toEqual([`40: ${name} threw Error: no`]);
});

test('30: without popups the window is a frame over the page', async () => {
  const { simulator } = await click({}, { options: { popups: 'blocked' } });
  expect(simulator.flow()?.window).toBe('iframe');
});
