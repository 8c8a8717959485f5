import { expect, test } from './fixtures';
import { early, inHosts, untilPainted, untilTaken } from './fixtures/early-paint';
import { checkoutFlags, parts } from './fixtures/widget';

// Chromium prerenders nothing while a test holds it by DevTools (`PrerenderingDisabledByDevTools`), so frames are held back here.
test('a page that draws no frame before it is shown, such as a prerendered one, has the widget’s buttons once, in its first frame', async ({
  page,
  store,
}) => {
  await page.addInitScript(() => {
    const drawn: FrameRequestCallback[] = [];
    const { requestAnimationFrame: draw } = window;
    window.requestAnimationFrame = (callback) => drawn.push(callback);
    const show = () => {
      window.requestAnimationFrame = draw;
      drawn.forEach((callback) => draw(callback));
    };
    Object.assign(window, { show });
  });
  await page.goto(early('/products/sencha?theme=a&recommended=shop_pay'));
  await untilTaken(page);
  await page.evaluate(() => (window as unknown as { show(): void }).show());
  expect(await inHosts(page)).toEqual(['shop-pay-wallet-button more-payment-options-link']);
  await untilPainted(page);
  await parts(page).shopPay.click();
  expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('the snippet requests no frame before there is a host: the parser would pause for it, and the first frame would have no buttons', async ({
  page,
  holdWidget,
}) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame: draw } = window;
    const hosts: number[] = [];
    Object.assign(window, { hosts });
    window.requestAnimationFrame = (callback) => {
      hosts.push(document.querySelectorAll('shopify-accelerated-checkout').length);
      return draw(callback);
    };
  });
  await holdWidget();
  // Playwright's own waiting in the page would request frames, too.
  await page.goto(early('/products/sencha?theme=a&recommended=shop_pay'), { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  const hosts = await page.evaluate(() => (window as unknown as { hosts: number[] }).hosts);
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts).not.toContain(0);
});
