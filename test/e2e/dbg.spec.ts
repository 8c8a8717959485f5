import { expect, test } from './fixtures';
import { untilPainted, untilTaken } from './fixtures/early-paint';
import { fillCart, SENCHA } from './fixtures/cart';
for (const [name, path] of [['p','/products/sencha?recommended=shop_pay&theme=a'],['pb','/products/sencha?recommended=paypal&theme=b'],['c','/cart?wallets=shop_pay,paypal,venmo,google_pay']] as const)
test('dbg '+name, async ({ page, holdWidget }) => {
  await page.goto('/');
  await fillCart(page, SENCHA);
  page.on('console', m => console.log(m.text()));
  const release = await holdWidget();
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/${name}1.png` });
  console.log(await page.evaluate(() => [...document.querySelectorAll('shopify-accelerated-checkout,shopify-accelerated-checkout-cart')].map(h => h.innerHTML+ '|' + (h.shadowRoot?.innerHTML ?? '')).join('\n')));
  await untilPainted(page);
  const before = await page.screenshot({ fullPage: true });
  release();
  await untilTaken(page);
  await untilPainted(page);
  const after = await page.screenshot({ fullPage: true, path: `/tmp/${name}2.png` });
  console.log(name, before.equals(after));
});
