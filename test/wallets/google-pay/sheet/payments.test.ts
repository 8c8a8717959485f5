import { describe, expect, test } from 'vitest';
import { ORIGIN } from '../../in-process/store';
import { ofOperation } from '../../in-process/sent';
import { fault } from '../../in-process/store-actions';
import type { GoogleAction } from '../seen';
import type { GooglePage } from '../google-page';
import { finish, googlePages, ready } from '../open-page';
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

/** Milliseconds that each answer of the page took. */
const times = ({ answers }: GoogleSeen) => answers.map(({ asked, at }) => at - asked);

describe('a payment that is refused', () => {
  test('shows why, and the next one is another attempt with another token', async () => {
    const seen = await go({ actions: [refused('PAYMENTS_METHOD_REQUIRED'), pay, { do: 'card', to: 'jcb' }, pay] });
    expect(errorsOf(seen)).toEqual([
      { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: 'お支払い方法を確認してください' },
    ]);
    const tokens = seen.approved.map(({ paid }) => (JSON.parse(paid) as { signature: string }).signature);
    expect(signatures(seen)).toEqual(tokens);
    expect(new Set(tokens).size).toBe(2);
    expect(new Set(attempts(seen)).size).toBe(2);
    expect(attempts(seen)).toEqual([expect.stringMatching(/^pw-.+-\d+$/), expect.stringMatching(/^pw-.+-\d+$/)]);
    expect([endingOf(seen)?.type, seen.store.orders().length]).toEqual(['redirect', 1]);
  });

  test('for several reasons shows the one to mend first', async () => {
    const codes = ['PAYMENTS_CITY_INVALID', 'DELIVERY_PHONE_NUMBER_INVALID', 'DELIVERY_CITY_TOO_LONG'];
    const seen = await go({ setup: { phoneRequired: true }, actions: [refused(...codes), pay] });
    expect(errorsOf(seen)).toEqual([
      { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message: '市区町村が長すぎます' },
    ]);
  });

  test.each<[string, (page: GooglePage) => void]>([
    ['the token', ({ seen }) => (seen.simulator.options.token = 'not JSON')],
    ['the answer', (page) => page.act(fault('cartPaymentUpdate', { empty: true }))],
  ])('goes on at checkout where the next one fails by %s, because there may be an order', async (_what, spoil) => {
    const page = await pages.pressed();
    page.act(refused('PAYMENTS_METHOD_REQUIRED'));
    page.act(pay);
    await ready(page);
    spoil(page);
    page.act(pay);
    await ready(page);
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
    await finish(page);
  });
});

describe('a payment without the card’s address', () => {
  test('asks for one, and asks the store nothing', async () => {
    const page = await pages.pressed({ shopper: { billing: null } });
    const before = page.seen.store.sent.length;
    page.act(pay);
    await ready(page);
    expect(errorsOf(page.seen)).toEqual([
      { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: '請求先住所を確認してください' },
    ]);
    expect(page.seen.store.sent).toHaveLength(before);
    page.act({ do: 'card', to: 'visa', billing: 'tokyo' });
    page.act(pay);
    await ready(page);
    await finish(page);
    expect(endingOf(page.seen)?.type).toBe('redirect');
  });
});

describe('a payment that takes too long', () => {
  const slow: GoogleAction[] = [
    fault('cartBuyerIdentityUpdate', { delayMs: 9500 }),
    fault('cartPrepareForCompletion', { delayMs: 9500 }),
    fault('cartPaymentUpdate', { delayMs: 9500 }),
  ];

  test('is over after 27 s, and Pay makes no order any more', async () => {
    const page = await pages.pressed();
    const { seen } = page;
    for (const action of slow) page.act(action);
    page.act(pay);
    await ready(page);
    expect(times(seen).at(-1)).toBe(EVENT_LIMIT);
    expect(errorsOf(seen)).toEqual([
      {
        reason: 'OTHER_ERROR',
        intent: 'PAYMENT_AUTHORIZATION',
        message: '時間切れになりました。もう一度お試しください',
      },
    ]);
    expect(endingOf(seen)).toMatchObject({ type: 'unrecoverable', wallet: 'Google Pay' });
    for (let press = 2; press <= 3; press++) {
      page.act(pay);
      await ready(page);
      expect(errorsOf(seen)).toHaveLength(press);
      expect(errorsOf(seen).at(-1)?.message).toBe(OVER);
    }
    await finish(page);
    expect([seen.store.orders(), attempts(seen)]).toEqual([[], []]);
  });

  test('goes on at checkout once it was submitted', async () => {
    const page = await pages.pressed();
    page.act({ do: 'line', operation: 'cartSubmitForCompletion', mishap: 'silent' });
    page.act(fault('cartPaymentUpdate', { delayMs: 9500 }));
    page.act(pay);
    await ready(page);
    expect(endingOf(page.seen)).toMatchObject({ type: 'decelerate', url: expect.stringMatching(`^${ORIGIN}/cart/c/`) });
    await finish(page);
  });
});

describe('the first question', () => {
  test('has one limit of time for the cart and its rates', async () => {
    const page = pages.open();
    page.act(fault('cartCreate', { delayMs: 12_000 }));
    page.act(fault('cartBuyerIdentityUpdate', { delayMs: 1000 }));
    page.act(fault('cartPrepareForCompletion', { delayMs: 12_500 }));
    page.press(await page.prepare());
    await ready(page);
    expect(page.seen.answers.map(({ asked, at, answer }) => [at - asked, !!answer.newTransactionInfo])).toEqual([
      [25_620, true],
    ]);
    await finish(page);
  });

  test('is over after 27 s however the time was spent', async () => {
    const page = pages.open();
    page.act(fault('cartCreate', { delayMs: 14_000 }));
    page.act(fault('cartBuyerIdentityUpdate', { delayMs: 14_000 }));
    page.press(await page.prepare());
    await ready(page);
    expect(page.seen.answers.map(({ asked, at, answer }) => [at - asked, answer.error?.reason])).toEqual([
      [EVENT_LIMIT, 'OTHER_ERROR'],
    ]);
    expect(endingOf(page.seen)?.type).toBe('unrecoverable');
    await finish(page);
  });
});
