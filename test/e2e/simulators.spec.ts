import type { Locator, Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../whole-browser';
import { test as onApple } from './fixtures/apple-pay';
import { awayAndBack } from './fixtures/away-and-back';
import { gotoBare } from './fixtures/bare-page';
import { expect, test } from './fixtures/paypal-scenario';
import { loadPayPal } from './fixtures/paypal-script';

/** What the tests of wallets rely on: a rule that is broken fails a test, whatever the page catches, and a page sees of a vendor what it may. */
const SESSION = `new ApplePaySession(12, { countryCode: 'JP', currencyCode: 'JPY', merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa'], total: { label: 'x', amount: '1' } })`;

/** Tries to construct a session and writes down the result. */
const ATTEMPT = `try { ${SESSION}; window.went = 'well'; } catch (error) { window.went = String(error); }`;

const REFUSED = 'InvalidAccessError: Must create a new ApplePaySession from a user gesture handler.';

/** What a click does before it constructs a session (`…` stands for the attempt) → the result. */
const CLICKS: Readonly<Record<string, readonly [source: string, went: string]>> = {
  nothing: ['…', 'well'],
  'an await of a promise that was resolved': ['(async () => { await Promise.resolve(); … })()', 'well'],
  'a chunk': [`(async () => { await import('/store-assets/theme-shared.js'); … })()`, REFUSED],
  'a request': [`(async () => { await fetch('/cart.js'); … })()`, REFUSED],
  'a timer': ['setTimeout(() => { … })', REFUSED],
  'a frame': ['requestAnimationFrame(() => { … })', REFUSED],
};

onApple(
  'Apple: a session opens in a click or a key press, and not after a task of its own or by a script',
  async ({ page, applePay }) => {
    applePay.expectViolations(/^1: new ApplePaySession: InvalidAccessError/);
    await gotoBare(page, '<button onclick="new Function(window.source)()">払う</button>');
    const button = page.getByRole('button');
    const went = async (source: string, press: () => Promise<unknown>) => {
      await page.evaluate((text) => Object.assign(window, { source: text, went: '' }), source.replace('…', ATTEMPT));
      await press();
      return page.waitForFunction(() => (window as { went?: string }).went).then((handle) => handle.jsonValue());
    };
    for (const [name, [source, expected]] of Object.entries(CLICKS)) {
      expect.soft(await went(source, () => button.click()), name).toBe(expected);
      // The browser's own user activation lasts longer, so checking that would be too lenient.
      expect.soft(await page.evaluate(() => navigator.userActivation.isActive), name).toBe(true);
    }
    expect(await went('…', () => button.press('Enter'))).toBe('well');
    await page.waitForFunction(() => true);
    expect(await went('…', () => button.evaluate((element: HTMLElement) => element.click()))).toBe(REFUSED);
  },
);

onApple('Apple: a rule that is broken fails a test, even when the page catches the exception', async ({ page }) => {
  onApple.fail();
  await gotoBare(page, '');
  await page.evaluate((code) => new Function(code)() as void, ATTEMPT);
});

test('Google: a rule that is broken fails a test, even when the page catches the rejection', async ({ page }) => {
  test.fail();
  await gotoBare(page, '');
  await page.addScriptTag({ url: 'https://pay.google.com/gp/p/js/pay.js' });
  await page.evaluate(() => {
    const client = new google.payments.api.PaymentsClient({ environment: 'TEST' });
    return client.loadPaymentData({} as never).then(
      () => {},
      () => {},
    );
  });
});

/** A button of PayPal's, as a page paints it. */
const paint = (page: Page, options: object) =>
  page.evaluate((given) => {
    interface Button {
      render(into: Element): void;
    }
    const { Buttons } = (window as unknown as { karuiPayPal1: { Buttons(options: object): Button } }).karuiPayPal1;
    try {
      Buttons({ createOrder: async () => 'EC-1', ...given }).render(document.querySelector('main')!);
    } catch {
      // The broken rule is reported even so.
    }
  }, options);

test('PayPal: a rule that is broken fails a test, even when the page catches the exception', async ({ page }) => {
  test.fail();
  await gotoBare(page, '<main></main>');
  await loadPayPal(page);
  await paint(page, { fundingSource: 'venmo', style: { color: 'gold' } });
});

test('PayPal: a window that is left open fails a test', async ({ scenario }) => {
  test.fail();
  await (await scenario.open()).order();
});

test('PayPal: the widget that reads window.paypal, which is the theme’s, fails a test', async ({ page, payPal }) => {
  payPal.expectViolations(/^38: the widget reads window\.paypal$/);
  await gotoBare(page, '');
  await page.addScriptTag({ content: 'window.mine = () => window.paypal;\n//# sourceURL=/theme.js' });
  await page.addScriptTag({ content: 'window.ours = () => window.paypal;\n//# sourceURL=/karui/1/paypal.js' });
  await page.evaluate('window.mine()');
  expect(payPal.violations).toEqual([]);
  await page.evaluate('window.ours()');
});

test('PayPal: neither the page nor a script inside its frame can make a click', async ({ page, payPal, context }) => {
  await page.goto('/?widget=off');
  await loadPayPal(page);
  await paint(page, { fundingSource: 'paypal', style: { height: 44 } });
  const button = await payPal.ready();
  const inside = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('main iframe.component-frame')!;
    frame.click();
    return frame.contentDocument;
  });
  await button.evaluate((element: HTMLElement) => element.click());
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect([inside, payPal.callbacks(), context.pages().length]).toEqual([null, [], 1]);
});

test(
  'PayPal: the back/forward cache leaves dead frames, which are a violation when they stay',
  { tag: WHOLE_BROWSER },
  async ({ page, payPal }) => {
    payPal.expectViolations(/^25: paypal: a dead frame is shown 3000 ms after the page has come back$/);
    await page.goto('/?widget=off');
    await loadPayPal(page);
    await paint(page, { fundingSource: 'paypal', style: { height: 44 } });
    await payPal.ready();
    await awayAndBack(page);
    await expect.poll(() => payPal.violations).toHaveLength(1);
  },
);

/** What a shopper sees of a button: words, the logo's size, the size of letters. */
const looks = (button: Locator) =>
  button.evaluate((one: HTMLElement) => {
    const { width, height } = one.querySelector('img,svg')!.getBoundingClientRect();
    const words = one.querySelector('span')?.textContent;
    return { words, logo: [width, height].map(Math.round), font: getComputedStyle(one).fontSize };
  });

for (const size of [44, 55]) {
  test(`a partner's simulated button of ${size} px looks like the painted one, which it replaces`, async ({
    page,
    payPal,
    amazon,
  }) => {
    const corners = (button: Locator) => button.evaluate((one) => getComputedStyle(one).borderRadius);
    const open = async (wallet: string) => {
      await page.goto(`/products/sencha?recommended=${wallet}&block-size=${size}`);
      const button = page.locator('[slot=button] button');
      await button.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await looks(button)).logo[0]).toBeGreaterThan(0);
      return button;
    };
    const paintedPayPal = await looks(await open('paypal'));
    await page.mouse.move(1, 1);
    expect(await looks(await payPal.ready())).toEqual(paintedPayPal);

    const painted = await open('amazon_pay');
    const [paintedAmazon, paintedCorners] = [await looks(painted), await corners(painted)];
    const box = (await amazon.shown()).locator('.box');
    expect(await looks(box)).toEqual(paintedAmazon);
    expect(await corners(box)).toBe(paintedCorners);
  });
}
