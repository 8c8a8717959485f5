import pkg from '../../package.json' with { type: 'json' };
import { expect } from './fixtures';
import { test } from './fixtures/theme';
import { buyEverywhere, buyNow, expectOneCore } from './fixtures/theme-journey';
import { parts } from './fixtures/widget';

const PREFIX = `karui-${pkg.version}-`;

test('in a theme as the platform serves it, beside the platform’s tag, every way leads to checkout', async ({
  page,
  openTheme,
}) => {
  const shop = await openTheme({ theme: 'a', tag: 'header', isElsewhere: false });
  shop.install();
  await page.goto(`${shop.url}/products/sencha?theme=a&recommended=shop_pay`);
  // The logos are in the core; nothing asks for them.
  await expect(parts(page).shopPay.locator('svg')).toBeVisible();
  // The sheet that the platform links, behind our line.
  await expect(page.locator('head > [data-karui] ~ link[href*="/portable-wallets/"]')).toHaveCount(1);
  await expectOneCore(page);
  await buyEverywhere(page, shop, 'a');
  expect(shop.asked.filter((name) => name === `${PREFIX}wallets.js`)).toHaveLength(1);
  expect(shop.asked.filter((name) => name.endsWith('.svg'))).toEqual([]);
});

test('every way leads to checkout, too, with assets on another origin and the platform’s tag first in the head', async ({
  page,
  openTheme,
}) => {
  const shop = await openTheme({ theme: 'b', tag: 'first', isElsewhere: true });
  shop.install();
  await buyEverywhere(page, shop, 'b');
  expect(shop.asked).toContain(`${PREFIX}press.js`);
});

test('an upgrade leaves open tabs what they need, and --undo leaves the platform’s buttons', async ({
  page,
  context,
  openTheme,
}) => {
  const shop = await openTheme({ theme: 'a', tag: 'header', isElsewhere: false });
  const address = `${shop.url}/products/sencha?theme=a`;
  shop.installOlder('0.0.1');
  await page.goto(address);
  await expectOneCore(page);
  shop.install();

  const fresh = await context.newPage();
  await fresh.goto(address);
  await expectOneCore(fresh);
  await buyNow(fresh);
  expect(shop.asked).toContain(`${PREFIX}press.js`);

  // The tab that was open fetches the rest of its own version.
  await buyNow(page);
  expect(shop.asked).toContain('karui-0.0.1-press.js');

  shop.undo();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'theirs' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('karui:start').length)).toBe(0);
});
