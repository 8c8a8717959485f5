import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Options } from './options';
import type { SessionKind } from './rules/types';
import { fakeClock, settle, startSession, token } from './seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

/** A promise that is settled by hand. */
function byHand<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

test.each<[SessionKind, object]>([
  ['paypal', { orderId: 'EC-1', fundingSource: 'paypal' }],
  ['agreement', { billingToken: 'BA-1', fundingSource: 'paypal' }],
  ['venmo', { orderId: 'EC-1', fundingSource: 'venmo' }],
])('10, 17: a page that keeps every rule is paid by %s, and may start again', async (kind, data) => {
  const { promise, resolve } = byHand<unknown>();
  const { simulator, tell, ends, start } = await startSession({ kind, promise: () => promise });
  expect([simulator.flow()?.state, simulator.flow()?.window]).toEqual(['creating', 'popup']);
  resolve(token(kind));
  await settle();
  simulator.user.approve();
  await settle();
  expect(tell()).toEqual([
    ['approve', { ...data, payerId: 'PAYER-TOKYO' }],
    ['complete', { paymentSessionState: 'approved' }],
  ]);
  expect([simulator.flow()?.ended, ends]).toEqual(['approved', ['resolved']]);
  void start();
  await settle();
  expect([simulator.flow()?.state, simulator.violations]).toEqual(['open', []]);
});

test('10, 17, 21: a window that is left tells of it, with the token only when it had come', async () => {
  const { simulator, tell, ends, session } = await startSession({ promise: () => byHand().promise });
  simulator.user.close();
  await settle();
  expect(tell()).toEqual([
    ['cancel', {}],
    ['complete', { paymentSessionState: 'canceled' }],
  ]);
  void session.start({}, Promise.resolve(token('paypal')));
  await settle();
  simulator.user.cancel();
  await settle();
  expect([tell()[0], ends]).toEqual([['cancel', { orderId: 'EC-1' }], ['resolved']]);
});

test('19: cancel() closes the window, and tells of it', async () => {
  const { simulator, tell, session } = await startSession();
  session.cancel();
  await settle();
  expect([tell()[0], simulator.flow()?.ended]).toEqual([['cancel', { orderId: 'EC-1' }], 'cancelled']);
});

describe('the page’s promise', () => {
  test.each<[rules: number[], told: string, kind: SessionKind, promise: () => Promise<unknown>]>([
    [[9], 'Expected the promise to resolve to { orderId }', 'paypal', async () => 'EC-1'],
    [[9], 'Expected the promise to resolve to { orderId }', 'venmo', async () => ({ orderId: '' })],
    [[9], 'Expected the promise to resolve to { billingToken }', 'agreement', async () => ({ orderId: 'BA-1' })],
    [[29], 'BA-1 is no orderId', 'paypal', async () => ({ orderId: 'BA-1' })],
    [[29], 'EC-1 is no billingToken', 'agreement', async () => ({ billingToken: 'EC-1' })],
    [[], 'no', 'paypal', () => Promise.reject(new Error('no'))],
  ])('%j: comes to nothing: %s', async (rules, told, kind, promise) => {
    const { tell, ends, broken, simulator } = await startSession({ kind, promise });
    expect(tell()[0]).toEqual(['error', told]);
    expect([ends.length, broken(), simulator.flow()?.ended]).toEqual([1, rules, 'failed']);
  });

  test('20: rejects with an Error', async () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- that is what is tested
    const { broken } = await startSession({ promise: () => Promise.reject('a text') });
    expect(broken()).toEqual([20]);
  });

  test('29: may not be an order that PayPal knows', async () => {
    const { tell, broken } = await startSession({ options: { refusesTokens: true } });
    expect([tell()[0], broken()]).toEqual([['error', 'EC-1 is not an order of this client'], []]);
  });
});

describe('a window that can’t be opened', () => {
  test.each<[ended: string | null, options: Partial<Options>, mode: string]>([
    [null, {}, 'auto'],
    [null, { modal: 'fails' }, 'modal'],
    ['ERR_DEV_UNABLE_TO_OPEN_POPUP', {}, 'popup'],
    ['ERR_DEV_UNABLE_TO_OPEN_POPUP', { modal: 'fails' }, 'auto'],
    ['ERR_DEV_UNABLE_TO_OPEN_POPUP', { auto: 'opens a window' }, 'auto'],
  ])('11, 12: ends with %s for %j by %s', async (code, options, presentationMode) => {
    const { ends, simulator, tell } = await startSession({
      options: { popups: 'blocked', ...options },
      presentation: { presentationMode },
    });
    const fails = code ?? (presentationMode === 'modal' ? 'ERR_FLOW_MODAL' : null);
    expect([ends, tell()]).toEqual([fails === null ? [] : [fails], []]);
    expect(simulator.flow()?.window).toBe(fails === null ? 'iframe' : undefined);
  });
});

describe('17: PayPal’s moods', () => {
  test.each<[told: string[], options: Partial<Options>]>([
    [['approve', 'approve', 'complete'], { approvesTwice: true }],
    [['approve', 'error', 'complete'], { failsAfterApproval: true }],
    [['approve'], { completesAfter: 60_000 }],
  ])('%j by %j', async (told, options) => {
    const { simulator, tell } = await startSession({ options });
    simulator.user.approve();
    await settle();
    expect(tell().map((one) => (one as [string])[0])).toEqual(told);
  });

  test('start may resolve as soon as the window is open: only callbacks tell what comes of it', async () => {
    const { simulator, tell, ends } = await startSession({ options: { starts: 'at once' } });
    expect([ends, tell(), simulator.flow()?.state]).toEqual([['resolved'], [], 'open']);
    simulator.user.approve();
    await settle();
    expect([ends.length, tell().length]).toEqual([1, 2]);
    const failed = await startSession({
      options: { starts: 'at once' },
      promise: () => Promise.reject(new Error('no')),
    });
    expect([failed.ends, failed.tell()[0]]).toEqual([['resolved'], ['error', 'no']]);
  });

  test('a payer may be missing, and a window that is left may tell nothing', async () => {
    const { simulator, tell, ends, start } = await startSession({ options: { hidesPayer: true, endsSilently: true } });
    simulator.user.cancel();
    await settle();
    expect([tell(), ends]).toEqual([[], ['resolved']]);
    void start();
    await settle();
    simulator.user.approve();
    await settle();
    expect(tell()[0]).toEqual(['approve', { orderId: 'EC-1', fundingSource: 'paypal' }]);
  });
});

test('20, 40: onApprove returns a promise, and the other callbacks do not throw', async () => {
  const wrong = () => {
    throw new Error('no');
  };
  const { simulator, broken } = await startSession({ session: { onApprove: () => {}, onComplete: wrong } });
  simulator.user.approve();
  await settle();
  expect(broken()).toEqual([20, 40]);
});
