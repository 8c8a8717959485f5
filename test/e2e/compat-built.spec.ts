import type { Page } from '@playwright/test';
import { OLD } from '../compat/old-rule-cases';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { snippet } from './fixtures/boot-page';
import { untilTaken } from './fixtures/painted';
import { heightOf, parts } from './fixtures/widget';
import { untilIdle } from './fixtures/wait';

test.describe('the built widget and its snippet', () => {
  const THEME = `<style>${OLD} { min-height: 50px; border-radius: 8px }</style>`;
  const LOADING = `<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true"><div class="shopify-payment-button__skeleton">&nbsp;</div></div><div class="shopify-payment-button__more-options shopify-payment-button__skeleton" role="button" disabled aria-hidden="true">&nbsp;</div>`;
  const SHOP_PAY = { recommended: '{"name":"shop_pay","wallet_params":{}}' };

  async function open(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const host = hostHtml({ ...SHOP_PAY, ...changes }).replace('><', `>${LOADING}<`);
    await page.route('**/old-theme', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="ja"><head><title>old theme</title>${THEME}${snippet}</head>
          <body><form><input type="hidden" name="id" value="41001"><button type="submit">カートに追加</button>
          <div class="shopify-payment-button">${host}</div></form><p>下</p></body></html>`,
      }),
    );
    await page.goto('/old-theme', { waitUntil: 'commit' });
  }

  /** Each move goes to a new place, also after a reload: browsers report no move to the place where the pointer already is. */
  let x = 100;

  /** Moves the pointer until the page notices it: browsers drop input before the first frame. */
  async function interact(page: Page): Promise<void> {
    await expect(parts(page).shopPay).toBeEnabled();
    const noticed = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/press.js'));
    await expect(async () => {
      await page.mouse.move((x += 1), 100);
      expect(await page.evaluate(noticed)).toBe(true);
    }).toPass();
  }

  const memory = (page: Page) => page.evaluate(() => sessionStorage.getItem('karui:compat'));

  /** Moves the pointer until the pass has run, and found this. */
  const remembers = (page: Page, found: string) =>
    expect(async () => {
      await page.mouse.move((x += 1), 100);
      expect(await memory(page)).toContain(found);
    }).toPass();

  test('applies an old rule’s corners after the first interaction, and paints the next page with its height, too', async ({
    page,
    layoutShift,
  }) => {
    // Playwright's evaluate() counts as a user activation, after which the pass would change nothing on this page.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    });
    await open(page);
    const button = parts(page).shopPay;
    await untilTaken(page);
    await expect(button).toHaveCSS('border-radius', '0px');
    await interact(page);
    await expect(button).toHaveCSS('border-radius', '8px');
    expect(await heightOf(button)).toBe(44);

    await open(page);
    await untilTaken(page);
    await expect(button).toHaveCSS('border-radius', '8px');
    expect(await heightOf(button)).toBe(50);
    expect(await layoutShift()).toMatchObject({ raw: 0, moved: [] });
  });

  test('looks at no old rules before the first interaction', async ({ page, widgetScripts }) => {
    await open(page);
    await expect(parts(page).shopPay).toBeEnabled();
    await untilIdle(page);
    expect(widgetScripts()).toHaveLength(1);
    // Where nothing is remembered, the core leaves this for the pass.
    expect(await page.evaluate(() => (window as { 'karui:compat'?: string })['karui:compat'])).toBe('');
    await interact(page);
    await expect.poll(() => memory(page)).toContain('max(50px)');
  });

  test('on the hostile theme a wallet has the shadow that the theme draws by a pseudo-element', async ({
    page,
    gotoProduct,
  }) => {
    const look = { theme: 'hostile', recommended: 'shop_pay' } as const;
    await gotoProduct('sencha', look);
    await expect(parts(page).shopPay).toBeEnabled();
    await remembers(page, '4px 4px 0px');
    await gotoProduct('sencha', look);
    await expect(parts(page).shopPay).toHaveCSS('box-shadow', 'rgb(240, 180, 41) 4px 4px 0px 0px');
  });

  test('Buy It Now of the next page is in its first frame as high as padding and borders make it', async ({
    page,
    gotoProduct,
    layoutShift,
  }) => {
    const { host, buyItNow } = parts(page);
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const style = document.createElement('style');
        style.textContent =
          'button.shopify-payment-button__button { block-size: auto; padding: 20px; line-height: 20px }';
        document.head.append(style);
      }),
    );
    await gotoProduct('sencha', { theme: 'hostile' });
    await expect(buyItNow).toBeEnabled();
    // The theme's borders are 5 px wide; without a memory the skeleton is 55 px high at most.
    const height = 70;
    expect(await heightOf(buyItNow)).toBe(height);
    await remembers(page, `--karui-skeleton:${height}px`);
    await gotoProduct('sencha', { theme: 'hostile' });
    await expect(buyItNow).toBeEnabled();
    expect(await heightOf(host)).toBe(height);
    expect((await layoutShift()).cls).toBe(0);
  });
});
