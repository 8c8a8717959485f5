import { expect, test } from './fixtures/apple-pay';
import { openSeller, sellerButton, WHOLE_SALE } from './fixtures/apple-pay-seller';

const session = `new ApplePaySession(12, { countryCode: 'JP', currencyCode: 'JPY', merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa'], total: { label: 'x', amount: '1' } })`;

/** Tries to construct a session and writes down the result. */
const attempt = `try { ${session}; window.went = 'well'; } catch (error) { window.went = String(error); }`;

const REFUSED = 'InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.';

/** What a click does before it constructs a session → what comes of it, with the attempt in the place of `…`. */
const CLICKS: Readonly<Record<string, readonly [source: string, went: string]>> = {
  nothing: ['…', 'well'],
  'an await of a promise that was resolved': ['(async () => { await Promise.resolve(); … })()', 'well'],
  'a chunk': [`(async () => { await import('/store-assets/theme-shared.js'); … })()`, REFUSED],
  'a request': [`(async () => { await fetch('/cart.js'); … })()`, REFUSED],
  'a timer': ['setTimeout(() => { … })', REFUSED],
  'a frame': ['requestAnimationFrame(() => { … })', REFUSED],
};

test('a session opens in a click or a key press, and not after a task of its own or by a script', async ({
  page,
  applePay,
}) => {
  applePay.expectViolations(/^1: new ApplePaySession: InvalidAccessError/);
  await openSeller(page, 'new Function(window.source)()');
  const went = async (source: string, press: () => Promise<unknown>) => {
    await page.evaluate((text) => Object.assign(window, { source: text, went: '' }), source.replace('…', attempt));
    await press();
    return page.waitForFunction(() => (window as { went?: string }).went).then((handle) => handle.jsonValue());
  };
  for (const [name, [source, expected]] of Object.entries(CLICKS)) {
    expect.soft(await went(source, () => sellerButton(page).click()), name).toBe(expected);
    // The browser's own user activation lasts longer, so checking that would be too lenient.
    expect.soft(await page.evaluate(() => navigator.userActivation.isActive), name).toBe(true);
  }
  expect(await went('…', () => sellerButton(page).press('Enter'))).toBe('well');
  await page.waitForFunction(() => true);
  expect(await went('…', () => sellerButton(page).evaluate((button: HTMLElement) => button.click()))).toBe(REFUSED);
});

test('a rule that is broken fails a test, even when the page catches the exception', async ({ page }) => {
  test.fail();
  await openSeller(page, '');
  await page.evaluate((code) => new Function(code)() as void, attempt);
  expect(await page.evaluate(() => (window as { went?: string }).went)).toMatch(/^InvalidAccessError/);
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
