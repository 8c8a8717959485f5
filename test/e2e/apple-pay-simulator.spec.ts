import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/apple-pay';
import { OPEN, openSeller, sellerButton, WHOLE_SALE } from './fixtures/apple-pay-seller';

test('a seller who keeps the rules is paid', async ({ page, applePay }) => {
  await openSeller(page, WHOLE_SALE);
  await sellerButton(page).click();
  await applePay.until('ready');
  await applePay.user.selectMethod('sokutatsu');
  await applePay.user.selectContact('kyoto');
  expect(await applePay.until('ready')).toMatchObject({
    total: { amount: '2760' },
    method: 'takuhai',
    contact: { administrativeArea: '京都府' },
    canPay: true,
  });
  const completed = applePay.until('completed');
  await applePay.user.authorize();
  await completed;
  await page.waitForURL('**/cart?paid=1');
  expect(applePay.calls('completePayment')).toMatchObject([{ detail: { status: 0 } }]);
  expect(applePay.sheets).toMatchObject([{ state: 'completed' }]);
});

test('a control says why it can’t be used, and until() says how the sheet ended instead', async ({
  page,
  applePay,
}) => {
  await openSeller(page, WHOLE_SALE);
  await sellerButton(page).click();
  await applePay.user.selectContact('okinawa');
  await expect(applePay.user.authorize()).rejects.toThrow("Pay can't be pressed for want of method, errors");
  await applePay.user.cancel();
  await expect(applePay.until('ready')).rejects.toThrow('The sheet is cancelled, and was to be ready');
});

const session = `new ApplePaySession(12, { countryCode: 'JP', currencyCode: 'JPY', merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa'], total: { label: 'x', amount: '1' } })`;

/** Tries to construct a session and writes down the result. */
const attempt = `try { ${session}; window.went = 'well'; } catch (error) { window.went = String(error); }`;

const went = (page: Page) =>
  page.waitForFunction(() => (window as { went?: string }).went).then((handle) => handle.jsonValue());

for (const [what, press] of [
  ['nothing', attempt],
  ['an await of a promise that was already resolved', `(async () => { await Promise.resolve(); ${attempt} })()`],
] as const)
  test(`a click still opens a session after ${what}`, async ({ page }) => {
    await openSeller(page, press);
    await sellerButton(page).click();
    expect(await went(page)).toBe('well');
  });

for (const [what, press] of [
  ['a chunk was fetched', `(async () => { await import('/store-assets/theme-shared.js'); ${attempt} })()`],
  ['something was fetched', `(async () => { await fetch('/cart.js'); ${attempt} })()`],
  ['its JSON was read', `(async () => { await (await fetch('/cart.js')).json(); ${attempt} })()`],
  ['a timer ran out', `setTimeout(() => { ${attempt} })`],
  ['a frame was painted', `requestAnimationFrame(() => { ${attempt} })`],
] as const)
  test(`a click no longer opens a session after ${what}`, async ({ page, applePay }) => {
    applePay.expectViolations(/^1: new ApplePaySession: InvalidAccessError/);
    await openSeller(page, press);
    await sellerButton(page).click();
    expect(await went(page)).toBe('InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.');
    // The browser's own user activation lasts longer, so checking that would be too lenient.
    expect(await page.evaluate(() => navigator.userActivation.isActive)).toBe(true);
  });

test('a key press opens a session, a click made by a script does not', async ({ page, applePay }) => {
  await openSeller(page, attempt);
  await sellerButton(page).press('Enter');
  expect(await went(page)).toBe('well');
  await page.waitForFunction(() => true);
  applePay.expectViolations(/^1: /);
  await sellerButton(page).evaluate((button: HTMLElement) => button.click());
  expect(await went(page)).toMatch(/^InvalidAccessError/);
});

test('a rule that is broken fails a test, even when the page catches the exception', async ({ page }) => {
  test.fail();
  await openSeller(page, '');
  await page.evaluate((code) => new Function(code)() as void, attempt);
  expect(await went(page)).toMatch(/^InvalidAccessError/);
});

test.describe('with the option present: false', () => {
  test.use({ applePayOptions: { present: false } });
  test('has no Apple Pay', async ({ page }) => {
    await openSeller(page, '', '&apple-pay=simulated');
    expect(await page.evaluate(() => 'ApplePaySession' in window)).toBe(false);
    await expect(page.getByText('シミュレーション')).toHaveCount(0);
  });
});

test('a merchant session that does not come within 30 s closes the sheet', async ({ page, applePay }) => {
  applePay.expectViolations(/^16: validatemerchant was not answered for 30 s$/);
  await page.clock.install();
  await openSeller(page, OPEN);
  await sellerButton(page).click();
  await applePay.until('validatemerchant');
  await page.clock.fastForward(30_000);
  expect(await applePay.until('cancelled')).toMatchObject({ message: 'お支払いは完了していません' });
});
