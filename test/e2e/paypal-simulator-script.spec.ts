import { expect, test } from './fixtures';
import {
  AGREEMENT_SCRIPT,
  loadPayPal,
  openPayPalSeller,
  ORDER_SCRIPT,
  seller,
  startSeller,
} from './fixtures/paypal-seller';

const THEME_SCRIPT = 'https://www.paypal.com/sdk/js?client-id=theme';

test.describe('scripts', () => {
  test('1, 2: without a client-id dispatch an error', async ({ page, payPal, allowErrors }) => {
    payPal.expectViolations(/^2: the address has no client-id$/);
    allowErrors(/400/);
    await page.goto('/?widget=off');
    await expect(loadPayPal(page, 'https://www.paypal.com/sdk/js?currency=JPY')).rejects.toThrow('did not load');
  });

  test('can fail once, be empty, or be held', async ({ page, payPal, store, allowErrors }) => {
    allowErrors(/503/);
    await page.goto('/?widget=off');
    await store.faults([
      { operation: 'paypal/sdk/js', status: 503, times: 1 },
      { operation: 'paypal/sdk/js', empty: true, times: 1 },
    ]);
    const isThere = () => page.evaluate(() => 'karuiPayPal1' in window);
    await expect(loadPayPal(page)).rejects.toThrow('did not load');
    await loadPayPal(page);
    expect(await isThere()).toBe(false);
    const release = payPal.hold();
    const loading = loadPayPal(page);
    await expect.poll(() => payPal.scripts().length).toBe(3);
    expect(await isThere()).toBe(false);
    release();
    await loading;
    expect(await isThere()).toBe(true);
  });

  test('27: with a page type that PayPal does not know throw', async ({ page, allowErrors }) => {
    allowErrors(/Invalid page type, 'product_page'/);
    await page.goto('/?widget=off');
    await page.evaluate(
      (src) =>
        new Promise((done) => {
          const script = document.createElement('script');
          Object.assign(script.dataset, { namespace: 'karuiPayPal1', pageType: 'product_page' });
          script.addEventListener('load', done);
          script.src = src;
          document.head.append(script);
        }),
      ORDER_SCRIPT,
    );
    expect(await page.evaluate(() => 'karuiPayPal1' in window)).toBe(false);
  });

  test('of two flows live side by side', async ({ page, payPal }) => {
    await openPayPalSeller(page);
    await loadPayPal(page, AGREEMENT_SCRIPT, 'karuiPayPal2');
    await seller(
      page,
      'pay({}, { agreement: true, namespace: "karuiPayPal2", into: document.querySelector("footer") })',
    );
    const order = await payPal.click('paypal', page.locator('#place'));
    expect((await order.order()).token).toMatch(/^EC-/);
    await order.cancel();
    await order.gone();
    const agreement = await payPal.click('paypal', page.locator('footer'));
    expect((await agreement.order()).token).toMatch(/^BA-/);
    await agreement.cancel();
    await agreement.gone();
  });

  test.describe('26: a taken namespace', () => {
    test('of the same kind is destroyed with its buttons', async ({ page, payPal }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await openPayPalSeller(page);
      await payPal.ready();
      await loadPayPal(page);
      await expect(page.locator('#place iframe')).toHaveCount(0);
      expect(said).toContainEqual(
        expect.stringContaining('New SDK instance loaded, existing instance destroyed (karuiPayPal1'),
      );
      await seller(page, 'pay()');
      await payPal.ready();
    });

    test('of a theme, before and after ours, is not touched', async ({ page, payPal }) => {
      await page.goto('/products/sencha?widget=off');
      await loadPayPal(page, THEME_SCRIPT, null);
      const theirs = await page.evaluateHandle(() => window.paypal);
      await startSeller(page);
      expect(await page.evaluate((before) => before === window.paypal, theirs)).toBe(true);
      await loadPayPal(page, THEME_SCRIPT, null);
      expect(await page.evaluate((before) => before === window.paypal, theirs)).toBe(false);
      await (await payPal.click()).approve();
      await expect(page).toHaveTitle(/^approved/);
    });

    test('of version 6 is deleted, of something else stops the script', async ({ page, allowErrors }) => {
      allowErrors(
        /Attempted to load sdk version 5\.0\.415 on page, but window\.paypal at version 4\.0\.1 already loaded/,
      );
      await page.goto('/?widget=off');
      const version = () => page.evaluate(() => (window.paypal as { version?: string } | undefined)?.version);
      await page.evaluate(() => Object.assign(window, { paypal: { version: '6.2.0', createInstance() {} } }));
      await loadPayPal(page, THEME_SCRIPT, null);
      expect(await version()).toBe('5.0.415');
      await page.evaluate(() => Object.assign(window, { paypal: { version: '4.0.1' } }));
      await loadPayPal(page, THEME_SCRIPT, null);
      expect(await version()).toBe('4.0.1');
    });
  });

  test('38: the widget leaves window.paypal to the theme', async ({ page, payPal }) => {
    payPal.expectViolations(/^38: the widget reads window\.paypal$/);
    await page.goto('/?widget=off');
    await page.addScriptTag({ content: 'window.mine = () => window.paypal;\n//# sourceURL=/theme.js' });
    await page.addScriptTag({ content: 'window.ours = () => window.paypal;\n//# sourceURL=/karui/1/paypal.js' });
    await seller(page, 'window.mine()');
    expect(payPal.violations).toEqual([]);
    await seller(page, 'window.ours()');
  });
});

test.describe('a content policy', () => {
  test('with a nonce lets PayPal paint', async ({ page, payPal, context }) => {
    await context.route('**/products/sencha*', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy']!.replace("; require-trusted-types-for 'script'", '');
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await page.goto('/products/sencha?widget=off&csp=1');
    await loadPayPal(page);
    await page.evaluate(() => {
      interface Button {
        render(into: Element): void;
      }
      const { Buttons } = (window as unknown as { karuiPayPal1: { Buttons(options: object): Button } }).karuiPayPal1;
      const style = { height: 55 };
      Buttons({ fundingSource: 'paypal', style, createOrder: async () => 'EC-1' }).render(
        document.querySelector('main')!,
      );
    });
    await payPal.ready();
    expect(await page.locator('main iframe.component-frame').boundingBox()).toMatchObject({ height: 55 });
  });

  test('36: with Trusted Types stops the script', async ({ page, allowErrors }) => {
    allowErrors(/TrustedHTML/);
    await page.goto('/products/sencha?widget=off&csp=1');
    await page.evaluate(
      (src) =>
        new Promise((done) => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
          };
          const policy = trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url });
          const script = document.createElement('script');
          script.nonce = document.querySelector('script')!.nonce;
          script.dataset['namespace'] = 'karuiPayPal1';
          script.addEventListener('load', done);
          script.src = policy.createScriptURL(src);
          document.head.append(script);
        }),
      ORDER_SCRIPT,
    );
    expect(await page.evaluate(() => 'karuiPayPal1' in window)).toBe(false);
  });
});
