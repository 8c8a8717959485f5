import { describe, expect, test, vi } from 'vitest';
import { newJwt } from '../../simulators/google-pay/seller';
import { pass } from '../in-process/fake-time';
import { shopParams } from './shop-params';
import { finish, googlePages, ready } from './open-page';
import { endingOf, pay } from '../in-process/way';
import { usual } from './seen';

const pages = googlePages();

const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;
const good = (seconds = 3600) => ({ jwt: newJwt(seconds), expiresAt: inSeconds(seconds) });
const expired = () => ({ jwt: newJwt(-1), expiresAt: inSeconds(-1) });
const withAuth = (auth: unknown) => pages.open({ params: { ...shopParams(usual), auth } });

describe('without a token that proves whose shop it is, the button goes, and Google is not asked:', () => {
  test.each<[string, () => unknown, string]>([
    ['nothing', () => undefined, 'invalidAuthParams'],
    ['null', () => null, 'invalidAuthParams'],
    ['a text', () => good().jwt, 'invalidAuthParams'],
    ['one token without its list', () => good(), 'invalidAuthParams'],
    ['an empty list', () => [], 'invalidAuthParams'],
    ['a list of nothing', () => [null, 1, 'x', {}, []], 'invalidAuthParams'],
    ['a token of another type', () => [{ jwt: 1, expiresAt: inSeconds(60) }], 'invalidAuthParams'],
    ['an empty token', () => [{ jwt: '', expiresAt: inSeconds(60) }], 'invalidAuthParams'],
    ['a token that has expired', () => [expired()], 'authJwtExpired'],
    ['a token that expires now', () => [{ jwt: newJwt(), expiresAt: inSeconds(0) }], 'authJwtExpired'],
    ['a token of no time', () => [{ jwt: newJwt(), expiresAt: 'soon' }, { jwt: newJwt() }], 'authJwtExpired'],
    ['ten thousand that have expired', () => Array.from({ length: 10_000 }, expired), 'authJwtExpired'],
  ])('%s', async (_what, auth, reason) => {
    const page = withAuth(auth());
    expect(await page.prepare()).toEqual({ eligible: false, reason });
    expect(page.seen.simulator.calls).toEqual([]);
  });
});

describe('a token is sent', () => {
  test.each<[string, () => { jwt: string }[], number]>([
    ['the only one', () => [good()], 0],
    ['the first that has not expired', () => [expired(), good(60), good()], 1],
    ['the last of ten thousand', () => [...Array.from({ length: 9999 }, expired), good()], 9999],
  ])('%s', async (_which, auth, at) => {
    const list = auth();
    const page = withAuth(list);
    page.press(await page.prepare());
    await ready(page);
    const request = page.seen.simulator.calls.at(-1)!.detail;
    expect(request).toMatchObject({ merchantInfo: { authJwt: list[at]!.jwt, merchantOrigin: 'shop.example' } });
    page.act(pay);
    await finish(page);
    expect(page.seen.simulator.violations).toEqual([]);
  });

  test('however long it is', async () => {
    const jwt = newJwt(3600, { padding: 'x'.repeat(100_000) });
    const page = withAuth([{ jwt, expiresAt: inSeconds(3600) }]);
    page.press(await page.prepare());
    await ready(page);
    expect(page.seen.simulator.calls.at(-1)!.detail).toMatchObject({ merchantInfo: { authJwt: jwt } });
    await finish(page);
  });
});

describe('a token that expires between the page and the press', () => {
  test('opens no sheet, and says why', async () => {
    const page = withAuth([good(60), good(120)]);
    const prepared = await page.prepare();
    vi.setSystemTime(Date.now() + 120_000);
    page.press(prepared);
    await pass(10);
    expect(endingOf(page.seen)).toEqual({
      type: 'unavailable',
      wallet: 'Google Pay',
      because: 'not_eligible',
      reason: 'authJwtExpired',
    });
    expect([page.seen.simulator.sheet(), page.seen.store.sent]).toEqual([null, []]);
  });

  test('is followed by the next', async () => {
    const list = [good(60), good(120)];
    const page = withAuth(list);
    const prepared = await page.prepare();
    vi.setSystemTime(Date.now() + 60_000);
    page.press(prepared);
    await ready(page);
    expect(page.seen.simulator.calls.at(-1)!.detail).toMatchObject({ merchantInfo: { authJwt: list[1]!.jwt } });
    await finish(page);
  });
});

describe('Google', () => {
  test('that cannot serve the shopper takes the button away', async () => {
    const page = pages.open({ shopper: { ready: false } });
    expect(await page.prepare()).toEqual({ eligible: false, reason: 'not_ready_to_pay' });
  });

  test('that fails to say is a failure, and the button stays', async () => {
    const page = pages.open({ shopper: { ready: 'fails' } });
    await expect(page.prepare()).rejects.toMatchObject({ statusCode: 'INTERNAL_ERROR' });
  });

  test('is asked about the shop’s own methods', async () => {
    const page = pages.open();
    expect(await page.prepare()).toMatchObject({ eligible: true });
    const request = page.seen.simulator.calls.at(-1)!.detail as google.payments.api.IsReadyToPayRequest;
    expect(request.allowedPaymentMethods.map(({ parameters }) => parameters.allowedAuthMethods)).toEqual([
      ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    ]);
  });
});
