import { describe, expect, test } from 'vitest';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import type { GoogleAction } from '../seen';
import type { GooglePage } from '../google-page';
import { doAll, finish, googlePages, ready } from '../open-page';
import type { GoogleSeen } from '../seen';
import { errorsOf, go } from '../google-wallet';
import { endingOf, pay } from '../../in-process/way';

const pages = googlePages();

const EVENT_LIMIT = 27_000;
const OVER = 'お取引を完了できませんでした';

const refused = (...codes: string[]): GoogleAction =>
  fault('cartSubmitForCompletion', { submitFailed: codes.map((code) => ({ code })) });
const attempts = ({ store }: GoogleSeen) =>
  ofOperation(store.sent, 'cartSubmitForCompletion').map(({ variables }) => variables['attemptToken']);
const signatures = ({ store }: GoogleSeen) =>
  ofOperation(store.sent, 'cartPaymentUpdate').map(({ variables }) => {
    const payment = variables['payment'] as { walletPaymentMethod: { googlePayWalletContent: { signature: string } } };
    return payment.walletPaymentMethod.googlePayWalletContent.signature;
  });

describe('a payment that is refused', () => {
  test('shows the reason, and the next payment is a new attempt with a new token', async () => {
    const seen = await go({ actions: [refused('PAYMENTS_METHOD_REQUIRED'), pay, { do: 'card', to: 'jcb' }, pay] });
    expect(errorsOf(seen)).toEqual([
      { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: 'お支払い方法をご確認ください' },
    ]);
    const tokens = seen.approved.map(({ paid }) => (JSON.parse(paid) as { signature: string }).signature);
    expect(signatures(seen)).toEqual(tokens);
    expect(new Set(tokens).size).toBe(2);
    expect(new Set(attempts(seen)).size).toBe(2);
    expect(attempts(seen)).toEqual([expect.stringMatching(/^pw-.+-\d+$/), expect.stringMatching(/^pw-.+-\d+$/)]);
    expect([endingOf(seen)?.type, seen.store.orders().length]).toEqual(['redirect', 1]);
  });

  test.each<[string, (page: GooglePage) => void]>([
    ['the token', ({ seen }) => (seen.simulator.options.token = 'not JSON')],
    ['the answer', (page) => page.act(fault('cartPaymentUpdate', { empty: true }))],
  ])('goes on at checkout when the next payment fails by %s, because there may be an order', async (_what, spoil) => {
    const page = await pages.pressed();
    page.act(refused('PAYMENTS_METHOD_REQUIRED'));
    await doAll(page, pay);
    spoil(page);
    await doAll(page, pay);
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
    await finish(page);
  });
});

test('a payment without the card’s address asks for one, and asks the store nothing', async () => {
  const page = await pages.pressed({ shopper: { billing: null } });
  const before = page.seen.store.sent.length;
  await doAll(page, pay);
  expect(errorsOf(page.seen)).toEqual([
    { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: '請求先住所をご確認ください' },
  ]);
  expect(page.seen.store.sent).toHaveLength(before);
  await doAll(page, { do: 'card', to: 'visa', billing: 'tokyo' }, pay);
  await finish(page);
  expect(endingOf(page.seen)?.type).toBe('redirect');
});

/** The store takes this many milliseconds to answer, once. */
const slow = (delays: Record<string, number>): Extract<GoogleAction, { do: 'fault' }>[] =>
  Object.entries(delays).map(([operation, delayMs]) => fault(operation, { delayMs }) as never);

test('a payment that takes too long ends after 27 s, and further presses of Pay make no order', async () => {
  const page = await pages.pressed();
  const { seen } = page;
  for (const action of slow({ cartBuyerIdentityUpdate: 9500, cartPrepareForCompletion: 9500, cartPaymentUpdate: 9500 }))
    page.act(action);
  await doAll(page, pay);
  expect(seen.answers.map(({ asked, at }) => at - asked).at(-1)).toBe(EVENT_LIMIT);
  expect(errorsOf(seen)).toEqual([
    {
      reason: 'OTHER_ERROR',
      intent: 'PAYMENT_AUTHORIZATION',
      message: 'ご購入手続きの画面に進みます',
    },
  ]);
  // Telemetry tells by the error that the time was over.
  const error = { kind: 'timeout' };
  expect(endingOf(seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required', error });
  await doAll(page, pay, pay);
  expect(
    errorsOf(seen)
      .map(({ message }) => message)
      .slice(1),
  ).toEqual([OVER, OVER]);
  await finish(page);
  expect([seen.store.orders(), attempts(seen)]).toEqual([[], []]);
});

test.each([
  [
    'has one limit of time for the cart and its rates',
    { cartCreate: 12_000, cartBuyerIdentityUpdate: 1000, cartPrepareForCompletion: 12_500 },
    [25_620, undefined],
  ],
  [
    'is over after 27 s however the time was spent',
    { cartCreate: 14_000, cartBuyerIdentityUpdate: 14_000 },
    [EVENT_LIMIT, 'OTHER_ERROR'],
  ],
])('the first question %s', async (_what, delays, answered) => {
  const page = pages.open();
  for (const action of slow(delays)) page.act(action);
  await page.begin();
  await ready(page);
  expect(page.seen.answers.map(({ asked, at, answer }) => [at - asked, answer.error?.reason])).toEqual([answered]);
  await finish(page);
});
