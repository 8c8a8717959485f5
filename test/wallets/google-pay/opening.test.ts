import { describe, expect, test, vi } from 'vitest';
import type { Ending, Prepared } from '../../../src/wallet';
import type { Options } from '../../simulators/google-pay/shopper/options';
import { pass } from '../in-process/fake-time';
import { shopParams } from './shop-params';
import type { GooglePage } from './google-page';
import { finish, googlePages, ready } from './open-page';
import { stateOf } from './seen';
import { endingOf, pay } from '../in-process/way';
import { usual } from './seen';

const pages = googlePages();

const pressAgain = { type: 'unavailable', wallet: 'Google Pay', because: 'press_again' };

/** Has the open page's Google reject a sheet with something. */
function rejectWith(reason: unknown): void {
  class PaymentsClient {
    isReadyToPay = async () => ({ result: true });
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Google rejects with plain objects and texts
    loadPaymentData = () => Promise.reject(reason);
  }
  vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
}

async function endingAfter(page: GooglePage): Promise<Ending | undefined> {
  page.press(await page.prepare());
  await pass(10);
  return endingOf(page.seen);
}

/** Presses a button while another press is under way. */
async function second({ seen }: GooglePage, prepared: Prepared): Promise<Ending | undefined> {
  const ending = prepared.eligible ? seen.simulator.gesture(() => prepared.start()) : undefined;
  await pass(10);
  return (await ending) ?? undefined;
}

const calls = ({ seen }: GooglePage) => seen.simulator.calls.map(({ name }) => name);

describe('a press opens the sheet', () => {
  test('at once: nothing is awaited, fetched or created before', async () => {
    const page = pages.open();
    const prepared = await page.prepare();
    page.press(prepared);
    expect(calls(page)).toEqual(['new PaymentsClient', 'isReadyToPay', 'loadPaymentData']);
    expect([stateOf(page.seen), page.seen.store.sent]).toEqual(['busy', []]);
    await ready(page);
    await finish(page);
  });

  test('and the next press another one, with the same client and another cart', async () => {
    const page = pages.open();
    const prepared = await page.prepare();
    page.press(prepared);
    await ready(page);
    page.act({ do: 'cancel' });
    await pass(1000);
    expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
    page.press(prepared);
    await ready(page);
    page.act(pay);
    await ready(page);
    await pass(1000);
    expect(endingOf(page.seen)?.type).toBe('redirect');
    expect(calls(page).filter((name) => name === 'loadPaymentData')).toHaveLength(2);
    expect(calls(page).filter((name) => name === 'new PaymentsClient')).toHaveLength(1);
    expect([page.seen.store.orders().length, page.seen.store.carts().length]).toEqual([1, 1]);
    expect(page.seen.simulator.violations).toEqual([]);
  });
});

describe('a press while a sheet of the page is open', () => {
  test('does nothing, and the sheet goes on', async () => {
    const page = pages.open();
    const first = await page.prepare();
    const other = await page.prepare();
    page.press(first);
    await ready(page);
    const { length } = page.seen.store.sent;
    expect(await second(page, other)).toEqual({ type: 'cancelled' });
    expect(page.seen.store.sent).toHaveLength(length);
    page.act(pay);
    await ready(page);
    await pass(1000);
    expect([endingOf(page.seen)?.type, page.seen.store.orders().length]).toEqual(['redirect', 1]);
  });

  test('by the same button does nothing, and the sheet goes on', async () => {
    const page = pages.open();
    const prepared = await page.prepare();
    page.press(prepared);
    await ready(page);
    expect(await second(page, prepared)).toEqual({ type: 'cancelled' });
    page.act(pay);
    await ready(page);
    await pass(1000);
    expect([endingOf(page.seen)?.type, page.seen.store.orders().length]).toEqual(['redirect', 1]);
  });
});

describe('a sheet that does not open', () => {
  test.each<[string, unknown, object]>([
    [
      'because the click is too long ago, which is marked as cancelled too',
      Object.assign(new DOMException('show() requires transient user activation.', 'SecurityError'), {
        statusCode: 'CANCELED',
      }),
      pressAgain,
    ],
    ['because the browser blocks windows', 'failed to open window', pressAgain],
    [
      'because Safari blocks its window',
      { statusCode: 'DEVELOPER_ERROR', statusMessage: 'Redirect render mode is not supported.' },
      pressAgain,
    ],
    ['because one is open', new Error('This method can only be called one at a time.'), { type: 'cancelled' }],
    ['because the shopper closes it', { statusCode: 'CANCELED' }, { type: 'cancelled' }],
    ['because the browser closes it', new DOMException('closed', 'AbortError'), { type: 'cancelled' }],
    ...[
      { statusCode: 'INTERNAL_ERROR' },
      { statusCode: 'BUYER_ACCOUNT_ERROR' },
      { statusCode: 'MERCHANT_ACCOUNT_ERROR' },
      { statusCode: 'DEVELOPER_ERROR', statusMessage: 'transactionInfo must be set!' },
      new TypeError('x is not a function'),
      undefined,
      null,
      '',
      0,
    ].map((error): [string, unknown, object] => [
      `for a reason of its own: ${JSON.stringify(error)}`,
      error,
      { type: 'unrecoverable', error, wallet: 'Google Pay' },
    ]),
  ])('%s', async (_why, reason, ending) => {
    const page = pages.open();
    rejectWith(reason);
    expect(await endingAfter(page)).toEqual(ending);
    expect([page.seen.store.sent, page.seen.loose, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  test('because Google’s script throws ends in its dialog', async () => {
    const page = pages.open();
    const error = new Error('pay.js is broken');
    class PaymentsClient {
      isReadyToPay = async () => ({ result: true });
      loadPaymentData = () => {
        throw error;
      };
    }
    vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
    expect(await endingAfter(page)).toEqual({ type: 'unrecoverable', error, wallet: 'Google Pay' });
  });

  test.each<Options['mode']>(['chromium', 'safari', 'popup'])('outside a click is pressed again (%s)', async (mode) => {
    const page = pages.open({ shopper: { mode } });
    const prepared = await page.prepare();
    // The simulator counts it as a mistake of the page to open a sheet so late.
    const ending = prepared.eligible && prepared.start();
    await pass(10);
    expect(await ending).toEqual(pressAgain);
    expect([page.seen.store.sent, page.seen.simulator.violations.length]).toEqual([[], 1]);
  });
});

describe('parameters with which no sheet can be opened', () => {
  test.each<[string, object]>([
    ['environment', { environment: 'SANDBOX' }],
    ['environment', { environment: 1 }],
    ['merchantName', { paymentData: { merchantInfo: {} } }],
    ['merchantName', { paymentData: 'none' }],
    [
      'allowedPaymentMethods',
      { paymentData: { merchantInfo: { merchantName: 'かるい茶舗' }, allowedPaymentMethods: [] } },
    ],
  ])('open none and leave the order to checkout, and the mistake is reported: %s', async (named, change) => {
    const page = pages.open({ params: { ...shopParams(usual), ...change } });
    page.press(await page.prepare());
    await pass(1000);
    expect(page.seen.settled).toMatchObject({ ending: null });
    expect(page.seen.reports).toEqual([expect.objectContaining({ message: expect.stringContaining(named) })]);
    expect([calls(page), page.seen.store.sent]).toEqual([[], []]);
  });
});
