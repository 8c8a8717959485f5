import { describe, expect, test, vi } from 'vitest';
import { newJwt } from '../../simulators/google-pay/seller';
import { pass } from '../in-process/fake-time';
import { endingOf, pay } from '../in-process/way';
import { doAll, finish, googlePages } from './open-page';
import { usual } from './seen';
import { shopParams } from './google-params';
import { whilePageAdds } from '../../page-adds';

const pages = googlePages();

const good = (seconds = 3600) => ({ jwt: newJwt(seconds), expiresAt: Date.now() / 1000 + seconds });
const withAuth = (auth: unknown) => pages.open({ params: { ...shopParams(usual), auth } });

test.each<[string, () => { jwt: string }[], at: number, later: number]>([
  ['the first that has not expired', () => [good(-1), good(60), good()], 1, 0],
  ['however long it is', () => [{ ...good(), jwt: newJwt(3600, { padding: 'x'.repeat(100_000) }) }], 0, 0],
  ['the next, when one expires between the page and the press', () => [good(60), good(120)], 1, 60_000],
])('a token is sent: %s', async (_which, auth, at, later) => {
  const list = auth();
  const page = withAuth(list);
  const prepared = await page.prepare();
  vi.setSystemTime(Date.now() + later);
  page.press(prepared);
  await doAll(page, { do: 'nothing' });
  const request = page.seen.simulator.calls.at(-1)!.detail;
  expect(request).toMatchObject({ merchantInfo: { authJwt: list[at]!.jwt, merchantOrigin: 'shop.example' } });
  page.act(pay);
  await finish(page);
  expect(page.seen.simulator.violations).toEqual([]);
});

test('a token that expires between the page and the press opens no sheet, and says why', async () => {
  const page = withAuth([good(60), good(120)]);
  const prepared = await page.prepare();
  vi.setSystemTime(Date.now() + 120_000);
  page.press(prepared);
  await pass(10);
  expect(endingOf(page.seen)).toEqual({
    type: 'unavailable',
    wallet: 'google_pay',
    because: 'not_eligible',
    reason: 'authJwtExpired',
  });
  expect([page.seen.simulator.sheet(), page.seen.store.sent]).toEqual([null, []]);
});

test('a shop that demands a company’s name gets the order at checkout with the reason, and Google is not asked', async () => {
  const page = pages.open({ params: { ...shopParams(usual), companyRequired: true } });
  page.press(await page.prepare());
  await pass(1000);
  expect(endingOf(page.seen)).toEqual({
    type: 'decelerate',
    reason: 'redirect_to_checkout_required',
    url: expect.stringContaining('&wallet_processing_failed=true'),
  });
  expect(page.seen.simulator.calls).toEqual([]);
});

test.each<[string, () => unknown, reason: string]>([
  ['none', () => undefined, 'invalidAuthParams'],
  ['only one that has expired', () => [good(-1)], 'authJwtExpired'],
])(
  'without a token that counts the button is taken away, and Google is not asked: %s',
  async (_which, auth, reason) => {
    const page = withAuth(auth());
    expect(await page.prepare()).toEqual({ eligible: false, reason });
    expect(page.seen.simulator.calls).toEqual([]);
  },
);

describe('the button', () => {
  test('is removed when Google cannot serve the shopper', async () => {
    const page = pages.open({ shopper: { ready: false } });
    expect(await page.prepare()).toEqual({ eligible: false, reason: 'not_ready_to_pay' });
  });

  test('stays, and a failure is reported, when Google gives no answer', async () => {
    const page = pages.open({ shopper: { ready: 'fails' } });
    await expect(page.prepare()).rejects.toMatchObject({ statusCode: 'INTERNAL_ERROR' });
  });
});

test('a reason that the page has added to every object takes no button away', async () => {
  const page = withAuth([good()]);
  expect(await whilePageAdds({ reason: 'theirs' }, () => page.prepare())).toMatchObject({ eligible: true });
});
