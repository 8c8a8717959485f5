import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { built, FORM as ONE, openBoot, snippet } from './fixtures/boot-page';
import { parts } from './fixtures/widget';
import { googlePayParams } from '../store/pages/widget/google-pay-params';

/** A page that runs no script whose hash it does not know. */
const HEADERS = { 'Integrity-Policy': 'blocked-destinations=(script)' };
const importmap = built('importmap.html');
/** Sold in pairs only. */
const FORM = ONE.replace('<button', '<input type="hidden" name="quantity" value="2"><button');

/** Addresses of scripts that the policy has refused. */
async function refusals(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteRefusal', (url: string) => void seen.push(url));
  await page.addInitScript(() => {
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports)
          (window as unknown as { noteRefusal(url: unknown): void }).noteRefusal(
            (body as unknown as { blockedURL: string }).blockedURL,
          );
      },
      { types: ['integrity-violation'], buffered: true },
    ).observe();
  });
  return seen;
}

test('under an integrity policy, with the build’s import map, a press leads to checkout and no script is refused', async ({
  page,
}) => {
  const refused = await refusals(page);
  await openBoot(page, FORM, importmap + snippet, HEADERS);
  await parts(page).buyItNow.click();
  await page.waitForURL(/\/checkouts\//);
  expect(refused).toEqual([]);
});

test('without the import map the code of a press is refused, and the form takes the order', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Integrity-Policy/);
  const refused = await refusals(page);
  await openBoot(page, FORM, snippet, HEADERS);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/cart/add'));
  await parts(page).buyItNow.click();
  expect((await sent).postData()).toContain('return_to=%2Fcheckout');
  expect(refused.join()).toContain('/press.js');
});

/** Vendors' scripts change, so that nobody can know their hash. All come by one loader. */
for (const [name, config, host] of [
  [
    'Google Pay',
    { name: 'google_pay', wallet_params: googlePayParams({ url: new URL('http://localhost/') }) },
    'pay.google.com',
  ],
  [
    'PayPal',
    {
      name: 'paypal',
      wallet_params: { sdkUrl: 'https://www.paypal.com/sdk/js?client-id=karui', merchantId: 'KARUIDEMO' },
    },
    'www.paypal.com',
  ],
] as const)
  test(`the script of ${name} is refused, and the wallet does not keep the shopper from checkout`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Integrity-Policy/);
    const refused = await refusals(page);
    const form = FORM.replace('recommended="null"', `recommended='${JSON.stringify(config)}'`);
    await openBoot(page, form, importmap + snippet, HEADERS);
    await page.getByRole('button', { name }).first().click();
    await page.waitForURL(/\/checkouts\//);
    expect([...new Set(refused.map((url) => new URL(url).host))]).toEqual([host]);
  });
