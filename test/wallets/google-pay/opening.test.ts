import { describe, expect, test, vi } from 'vitest';
import type { Ending, Prepared } from '../../../src/wallet';
import type { Options } from '../../simulators/google-pay/shopper/options';
import { pass } from '../in-process/fake-time';
import { endingOf, pay } from '../in-process/way';
import type { GooglePage } from './google-page';
import { doAll, finish, googlePages, ready } from './open-page';
import { stateOf, usual } from './seen';
import { shopParams } from './google-params';

const pages = googlePages();

const pressAgain = { type: 'unavailable', wallet: 'google_pay', because: 'press_again', isBlocked: true };

/** Has the open page's Google do something else than open a sheet. */
function withGoogle(loadPaymentData: () => unknown): void {
  class PaymentsClient {
    isReadyToPay = async () => ({ result: true });
    loadPaymentData = loadPaymentData;
  }
  vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
}

/** Presses a button while another press is under way. */
async function second({ seen }: GooglePage, prepared: Prepared): Promise<Ending | undefined> {
  const ending = prepared.eligible ? seen.simulator.gesture(() => prepared.start()) : undefined;
  await pass(10);
  return (await ending) ?? undefined;
}

const calls = ({ seen }: GooglePage) => seen.simulator.calls.map(({ name }) => name);

/** Pays, and makes sure that there is one order. */
async function hasOneOrder(page: GooglePage): Promise<void> {
  await doAll(page, pay);
  await pass(1000);
  expect([endingOf(page.seen)?.type, page.seen.store.orders().length]).toEqual(['redirect', 1]);
}

test('what Google’s script adds to the page carries the page’s nonce', async () => {
  const page = pages.open();
  class Document {
    get scripts() {
      return [{ nonce: '' }, { nonce: 'n1' }];
    }
  }
  vi.stubGlobal('document', new Document());
  await page.prepare();
  expect(page.seen.simulator.calls[0]).toMatchObject({ name: 'new PaymentsClient', detail: { nonce: 'n1' } });
});

describe('a press opens the sheet', () => {
  test('at once: nothing is awaited, fetched or created before', async () => {
    const page = pages.open();
    await page.begin();
    expect(calls(page)).toEqual(['new PaymentsClient', 'isReadyToPay', 'loadPaymentData']);
    expect([stateOf(page.seen), page.seen.store.sent]).toEqual(['busy', []]);
    await ready(page);
    await finish(page);
  });

  test.each(['cancel', 'hide'] as const)(
    'and after %s the next press opens another, with the same client',
    async (end) => {
      const page = pages.open();
      const prepared = await page.prepare();
      page.press(prepared);
      await doAll(page, { do: 'nothing' }, { do: end });
      await pass(1000);
      expect(endingOf(page.seen)).toEqual({ type: 'cancelled' });
      page.press(prepared);
      await ready(page);
      await hasOneOrder(page);
      const made = calls(page).filter((name) => name !== 'isReadyToPay');
      expect(made).toEqual(['new PaymentsClient', 'loadPaymentData', 'loadPaymentData']);
      expect([page.seen.store.carts().length, page.seen.simulator.violations]).toEqual([1, []]);
    },
  );
});

test.each([
  ['another button', true],
  ['the same button', false],
])('while a sheet is open a press of %s does nothing, and the sheet goes on', async (_which, isOther) => {
  const page = pages.open();
  const first = await page.prepare();
  const other = isOther ? await page.prepare() : first;
  page.press(first);
  await ready(page);
  const { length } = page.seen.store.sent;
  expect(await second(page, other)).toEqual({ type: 'cancelled' });
  expect(page.seen.store.sent).toHaveLength(length);
  await hasOneOrder(page);
});

describe('a sheet that does not open', () => {
  const broken = new Error('pay.js is broken');
  const rejected = { statusCode: 'INTERNAL_ERROR' };

  test.each<[string, () => unknown, object]>([
    ['a window is blocked', async () => Promise.reject(new Error('failed to open window')), pressAgain],
    ['it is closed', async () => Promise.reject(new DOMException('closed', 'AbortError')), { type: 'cancelled' }],
    [
      'Google has trouble',
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Google rejects with plain objects
      async () => Promise.reject(rejected),
      { type: 'unrecoverable', error: rejected, wallet: 'google_pay' },
    ],
    [
      'Google’s script throws',
      () => {
        throw broken;
      },
      { type: 'unrecoverable', error: broken, wallet: 'google_pay' },
    ],
  ])('because %s, ends the press', async (_why, load, ending) => {
    const page = pages.open();
    withGoogle(load);
    await page.begin();
    await pass(10);
    expect(endingOf(page.seen)).toEqual(ending);
    expect([page.seen.store.sent, page.seen.loose, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  test.each<Options['mode']>(['chromium', 'safari', 'popup'])(
    'outside a click asks for another press (%s)',
    async (mode) => {
      const page = pages.open({ shopper: { mode } });
      const prepared = await page.prepare();
      // The simulator counts it as a mistake of the page to open a sheet so late.
      const ending = prepared.eligible && prepared.start();
      await pass(10);
      expect(await ending).toEqual(pressAgain);
      expect([page.seen.store.sent, page.seen.simulator.violations.length]).toEqual([[], 1]);
    },
  );
});

test('parameters with which no sheet can be opened leave the order to checkout, and the mistake is reported', async () => {
  const page = pages.open({ params: { ...shopParams(usual), environment: 'SANDBOX' } });
  await page.begin();
  await pass(1000);
  expect(page.seen.settled).toMatchObject({ ending: null });
  expect(page.seen.reports).toEqual([expect.objectContaining({ message: expect.stringContaining('environment') })]);
  expect([calls(page), page.seen.store.sent]).toEqual([[], []]);
});
