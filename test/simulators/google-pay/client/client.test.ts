import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientOptions } from '../rules/google-pay-types';
import { card, createSeller, fakeClock, newRequest, settle } from '../seller';
import type { Options } from '../shopper/options';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

test.each([
  [undefined, '2: new PaymentsClient: environment is not given'],
  [
    'SANDBOX',
    '2: new PaymentsClient: Error: Parameter environment in PaymentOptions can optionally be set to PRODUCTION, otherwise it defaults to TEST.',
  ],
])('2: the environment %s', (environment, violation) => {
  const { simulator } = createSeller();
  const make = () => new simulator.api.PaymentsClient({ environment } as ClientOptions);
  if (environment === undefined) expect(make).not.toThrow();
  else expect(make).toThrow(/^Parameter environment in PaymentOptions/);
  expect(simulator.violations).toEqual([violation]);
});

describe('isReadyToPay', () => {
  const ask = async (given: Partial<Options>, userAgent = 'Chrome', changes: object = {}) => {
    const { newClient } = createSeller(given, { userAgent });
    let answer: unknown = 'nothing';
    newClient()
      .isReadyToPay(newRequest(changes))
      .then(
        (ready) => (answer = ready),
        (error: unknown) => (answer = error),
      );
    const soon = answer;
    await settle();
    return [soon, answer];
  };

  test.each<[given: Partial<Options>, answer: unknown]>([
    [{}, { result: true }],
    [{ ready: false }, { result: false }],
    [{ readyAfter: 10_000 }, 'nothing'],
    [{ ready: 'never' }, 'nothing'],
    [{ ready: 'fails' }, { statusCode: 'INTERNAL_ERROR', statusMessage: 'isReadyToPay failed' }],
  ])('5: with %j answers later, %j', async (given, answer) => {
    expect(await ask(given)).toEqual(['nothing', answer]);
  });

  test('says in TEST that everybody has a card, when it is asked', async () => {
    expect(await ask({}, 'Chrome', { existingPaymentMethodRequired: true })).toEqual([
      'nothing',
      { result: true, paymentMethodPresent: true },
    ]);
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) FxiOS/130.0 Mobile/15E148 Safari/605.1.15', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) GSA/330.0 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 Safari/604.1 Instagram 300.0', false],
  ])('with ready: by browser, in %s is %s', async (userAgent, result) => {
    expect((await ask({ ready: 'by browser' }, userAgent))[1]).toEqual({ result });
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', true],
  ])('with ready: by browser and tokens of devices only, in %s is %s', async (userAgent, result) => {
    const changes = { allowedPaymentMethods: [card({ allowedAuthMethods: ['CRYPTOGRAM_3DS'] })] };
    expect((await ask({ ready: 'by browser' }, userAgent, changes))[1]).toEqual({ result });
  });
});

/** Opens a sheet when `wait` is over, which began inside a click; `ms` pass on the clock. */
async function openAfter(mode: Options['mode'], wait: () => Promise<unknown> | void, ms = 6000) {
  const seller = createSeller({ mode });
  const client = seller.newClient();
  let went: unknown = null;
  seller.simulator.gesture(() => {
    void (async () => {
      const waiting = wait();
      if (waiting) await waiting;
      client.loadPaymentData(newRequest()).catch((error: unknown) => (went = error));
    })();
  });
  await vi.advanceTimersByTimeAsync(ms);
  return { ...seller, went: () => went };
}

const pause = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

describe('a sheet opens', () => {
  test.each<[mode: Options['mode'], wait: () => Promise<unknown> | void]>([
    ['chromium', () => {}],
    ['chromium', pause(4999)],
    ['safari', () => {}],
    ['safari', () => Promise.resolve()],
    ['popup', () => {}],
    ['popup', pause(4999)],
  ])('in mode %s within its time (%s)', async (mode, wait) => {
    const { sheet, broken } = await openAfter(mode, wait);
    expect([sheet()?.state, broken()]).toEqual(['ready', []]);
  });

  test('6, 35: not in Chromium after 5 s: that looks like a shopper’s cancel, but for its name', async () => {
    const { simulator, went } = await openAfter('chromium', pause(5000));
    expect(went()).toMatchObject({ name: 'SecurityError', statusCode: 'CANCELED' });
    expect(simulator.sheet()).toBeNull();
    expect(simulator.violations).toEqual([
      '6: loadPaymentData: outside a click, so that the browser opens no sheet (chromium)',
    ]);
  });

  test('6, 35: not in Safari in a later task, as a developer’s error', async () => {
    const { broken, went } = await openAfter('safari', () => readFile(import.meta.filename), 0);
    await expect.poll(() => settle().then(went)).not.toBeNull();
    expect(went()).toEqual({
      statusCode: 'DEVELOPER_ERROR',
      statusMessage: 'Redirect render mode is not supported.',
      errorCode: 2,
    });
    expect(broken()).toEqual([6]);
  });

  test('6, 35: not in a window after 5 s', async () => {
    const { broken, went, windows } = await openAfter('popup', pause(5000));
    expect([went(), broken(), windows]).toEqual(['failed to open window', [6], []]);
  });

  test('36: not when the browser blocks the window', async () => {
    const { block, open } = createSeller({ mode: 'popup' });
    block();
    const { went } = open();
    await settle();
    expect(went()).toEqual({ rejected: 'failed to open window' });
  });

  test('6: once for a click, in Chromium', async () => {
    const { open, simulator, broken } = createSeller();
    const { client } = open();
    await settle();
    simulator.user.cancel();
    await settle();
    const again = client.loadPaymentData(newRequest()).catch((error: unknown) => error);
    await settle();
    expect(await again).toMatchObject({ name: 'SecurityError' });
    expect(broken()).toEqual([6]);
  });

  test('14: one at a time; a second call throws, and changes nothing', async () => {
    const { ready, simulator, broken, sheet } = createSeller();
    const { client } = await ready();
    expect(() => simulator.gesture(() => client.loadPaymentData(newRequest()))).toThrow(
      'This method can only be called one at a time.',
    );
    expect([sheet().state, broken()]).toEqual(['ready', [14]]);
    simulator.user.cancel();
    await settle();
    simulator.gesture(() => client.loadPaymentData(newRequest())).catch(() => {});
    await settle();
    expect(sheet().state).toBe('ready');
  });

  test('not where Google rejects: the page gets the code', async () => {
    const { open, simulator, broken } = createSeller({ rejects: 'BUYER_ACCOUNT_ERROR' });
    const { went } = open();
    await settle();
    expect([went(), simulator.sheet(), broken()]).toMatchObject([
      { rejected: { statusCode: 'BUYER_ACCOUNT_ERROR' } },
      null,
      [],
    ]);
  });
});

test('what a page calls is kept, without its functions', async () => {
  const { ready, simulator } = createSeller();
  await ready();
  expect(simulator.calls.map(({ name, detail }) => [name, detail])).toMatchObject([
    [
      'new PaymentsClient',
      { environment: 'TEST', paymentDataCallbacks: ['onPaymentDataChanged', 'onPaymentAuthorized'] },
    ],
    ['loadPaymentData', { apiVersion: 2, transactionInfo: { totalPrice: '0.01' } }],
  ]);
});
