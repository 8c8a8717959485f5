import { expect } from './fixtures';
import { ARMS, PLATFORMS, measured, steps, widgetFiles } from './fixtures/split-page';
import { hydrated, test } from './fixtures/react-store';
import { STORES_SCRIPT } from './fixtures/stores-script';
import { metaHtml } from './fixtures/telemetry-receiver';
import { parts } from './fixtures/widget';

for (const [arm, cookie] of Object.entries(ARMS))
  test(`a storefront in React gives a visit in the arm of ${arm} its buttons alone, on all its pages`, async ({
    page,
    context,
    baseURL,
    store,
  }) => {
    await context.addCookies([{ name: 'karui_arm', value: cookie, url: baseURL! }]);
    await page.route(`**${STORES_SCRIPT}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PLATFORMS }),
    );
    await page.route('**/products/**', async (route) => {
      const response = await route.fetch();
      // React leaves alone what it has not written into the head.
      const meta = `${metaHtml({ otlp: '/__telemetry/otlp' })}</head>`;
      await route.fulfill({ response, body: (await response.text()).replace('</head>', () => meta) });
    });
    const files = widgetFiles(context);
    await page.goto('/products/yuzamashi?split=50');
    await hydrated(page);
    const button = arm === 'karui' ? parts(page).buyItNow : page.getByRole('button', { name: 'theirs' });
    await expect(button).toBeVisible();
    await measured(page);
    await expect.poll(() => steps(store)).toEqual([`visits ${arm} product 50`]);
    await page.getByRole('link', { name: '急須' }).click();
    await expect(arm === 'karui' ? parts(page).shopPay : button).toBeVisible();
    expect(await page.evaluate(() => 'theirsRan' in window)).toBe(arm === 'platform');
    expect(files().includes('wallets.js')).toBe(arm === 'karui');
    expect(await page.locator('template[data-karui-split]').count()).toBe(1);
  });
