import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { openBoot, plainSnippet, snippet } from './fixtures/boot-page';
import { fillCart, SENCHA } from './fixtures/cart';
import { beforeAndAfter, inHosts, untilPainted, untilTaken } from './fixtures/early-paint';
import { FORM as SHOP_PAY_FORM } from './fixtures/product-form';
import { parts } from './fixtures/widget';

const PAINTED = 'shop-pay-wallet-button more-payment-options-link';

test('a host whose HTML arrives in two pieces is painted once, when all of it has arrived', async ({
  page,
  holdWidget,
}) => {
  const release = await holdWidget();
  const cuts = ['<shopify-acc', 'buyer-cou', 'recommended="{&quot;na', '__button"', '&nb', '</shopify-acc'];
  for (const cut of cuts) {
    await page.route('**/cut', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>cut</title>' }),
    );
    await page.goto('/cut');
    const html = `<!doctype html><title>cut</title>${snippet}<main>${SHOP_PAY_FORM}</main><p>下</p>`;
    const at = html.lastIndexOf(cut) + cut.length;
    expect(at).toBeGreaterThan(cut.length);
    // The parser of a document that is being written waits for more, as one does that is being received.
    await page.evaluate((text) => (document.open(), document.write(text)), html.slice(0, at));
    const half = await inHosts(page);
    expect(half.join(), cut).not.toContain('shop-pay');
    await page.evaluate((text) => (document.write(text), document.close()), html.slice(at));
    expect(await inHosts(page), cut).toEqual([PAINTED]);
  }
  release();
  await untilTaken(page);
});

test('a host that a theme renders anew before the widget is there is painted again', async ({ page, holdWidget }) => {
  const release = await holdWidget();
  await openBoot(page, `<main>${SHOP_PAY_FORM}</main>`, snippet, {}, 'commit');
  await untilPainted(page);
  await page.locator('main').evaluate((main, html) => (main.innerHTML = html), SHOP_PAY_FORM.repeat(2));
  expect(await inHosts(page)).toEqual([PAINTED, PAINTED]);
  // As themes do that morph: the skeleton again, in the same host.
  await parts(page)
    .host.first()
    .evaluate((host) => (host.innerHTML = '<div class="shopify-payment-button__skeleton"></div>'));
  expect(await inHosts(page)).toEqual([PAINTED, PAINTED]);
  await parts(page)
    .host.last()
    .evaluate((host) => host.setAttribute('recommended', 'null'));
  await page.locator('main').evaluate((main) => main.append('…'));
  expect(await inHosts(page)).toEqual([PAINTED, 'shopify-buy-it-now-button']);
  release();
  await untilTaken(page);
});

test('the snippet paints the first twenty hosts of a page, and the widget paints all', async ({ page, holdWidget }) => {
  const release = await holdWidget();
  await openBoot(page, SHOP_PAY_FORM.repeat(22), snippet, {}, 'commit');
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect((await inHosts(page)).map((inHost) => inHost === PAINTED)).toEqual(
    Array.from({ length: 22 }, (_, i) => i < 20),
  );
  release();
  await page.waitForFunction(() => document.querySelectorAll('shop-pay-wallet-button[access-token]').length === 22);
});

test('a second copy of the snippet, and one behind the hosts, paint once', async ({ page, holdWidget }) => {
  for (const [head, tail] of [
    [snippet + snippet, ''],
    ['', snippet],
  ] as const) {
    const release = await holdWidget();
    await openBoot(page, SHOP_PAY_FORM + tail, head, {}, 'commit');
    await untilPainted(page);
    expect(await inHosts(page)).toEqual([PAINTED]);
    release();
    await untilTaken(page);
    expect(await inHosts(page)).toEqual([PAINTED]);
  }
});

const NONCE = "script-src 'nonce-n0'; style-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'";

for (const [name, policy] of rowsOf<readonly [string, string]>([['hashes', '']], [['a nonce', NONCE]])) {
  test(`buttons are painted early under the strictest policy, with ${name}`, async ({ page, holdWidget }) => {
    const [style, ...scripts] = snippet.match(/'sha256-[^']+'/g) ?? [];
    const hashes = `script-src 'self' ${scripts.join(' ')}; style-src ${style}; require-trusted-types-for 'script'`;
    const html = policy ? snippet.replace(/<(style|script)>/g, '<$1 nonce="n0">') : snippet;
    const release = await holdWidget();
    await openBoot(page, SHOP_PAY_FORM, html, { 'Content-Security-Policy': policy || hashes }, 'commit');
    await untilPainted(page);
    expect(await inHosts(page)).toEqual([PAINTED]);
    await expect(parts(page).shopPay).toHaveCSS('background-color', 'rgb(84, 51, 235)');
    release();
  });
}

test('skeletons stay in browsers that can’t paint, and for markup that can’t be used', async ({ page, holdWidget }) => {
  const skeletons = page.locator('.shopify-payment-button__skeleton');
  const release = await holdWidget();
  const broken = SHOP_PAY_FORM.replace(/recommended="[^"]*"/, 'recommended="{"');
  for (const [body, head] of [
    [broken, snippet],
    [SHOP_PAY_FORM, `<script>CSS.supports = () => false</script>${snippet}`],
    [SHOP_PAY_FORM, `<script>Element.prototype.attachShadow = null</script>${snippet}`],
    [SHOP_PAY_FORM, plainSnippet],
  ] as const) {
    await openBoot(page, body, head, {}, 'commit');
    await skeletons.waitFor({ state: 'attached' });
    await inHosts(page);
    await expect(skeletons).toHaveCount(1);
  }
  release();
});

test('an old library that changes arrays, elements and every object changes no pixel', async ({ page, holdWidget }) => {
  await fillCart(page, SENCHA);
  for (const path of [
    '/products/sencha?hostile=object&recommended=shop_pay',
    '/cart?hostile=object&wallets=shop_pay,paypal',
  ]) {
    const [before, after] = await beforeAndAfter(page, holdWidget, path);
    expect(before.equals(after), path).toBe(true);
  }
});
