import type { ConsoleMessage } from '@playwright/test';
import pkg from '../../package.json' with { type: 'json' };
import { expect } from './fixtures';
import { readLayoutShift, watchLayoutShift } from './fixtures/layout-shift';
import { test } from './fixtures/theme';
import { buyNow, expectOneCore } from './fixtures/theme-journey';
import { parts } from './fixtures/widget';

const CORE = `karui-${pkg.version}-wallets.js`;
const ranTheirs = () => 'theirsRan' in window;

for (const tag of ['header', 'first'] as const)
  test(`as an app embed, behind the platform’s tag (${tag}), Karui has the page, early and from the cache`, async ({
    page,
    context,
    openTheme,
  }) => {
    await watchLayoutShift(context);
    const shop = await openTheme({ theme: 'a', tag, isElsewhere: false, hasEmbed: true });
    const address = `${shop.url}/products/sencha?theme=a&recommended=shop_pay`;
    await page.goto(address);
    // The second time the browser has the platform's script in its cache.
    for (const visit of ['first', 'second']) {
      await expect(page.locator('head > link[href*="/portable-wallets/"] ~ template'), visit).toHaveCount(1);
      await expect(parts(page).shopPay.locator('svg')).toBeVisible();
      const painted = await readLayoutShift(page);
      await expectOneCore(page);
      expect(await page.evaluate(ranTheirs), visit).toBe(false);
      expect((await readLayoutShift(page)).raw, visit).toBe(painted.raw);
      await page.goto(address);
    }
    await page.goto(`${shop.url}/products/sencha?theme=a`);
    await buyNow(page);
    expect(shop.asked).toContain(CORE);
  });

test('theme and app embed together run one core, and the console says so', async ({ page, openTheme }) => {
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => message.type() === 'warning' && said.push(message.text()));
  const shop = await openTheme({ theme: 'b', tag: 'header', isElsewhere: false, hasEmbed: true });
  shop.install();
  await page.goto(`${shop.url}/products/sencha?theme=b`);
  await expect(page.locator('[data-karui]')).toHaveCount(2);
  await expectOneCore(page);
  await page.mouse.move(5, 5);
  await expect.poll(() => said).toEqual(['Karui is in this page twice: the first one runs']);
  expect(shop.asked.filter((name) => name === CORE)).toHaveLength(1);
  await buyNow(page);
});
