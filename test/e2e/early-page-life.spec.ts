import { expect, test } from './fixtures';
import { early, inHosts, untilPainted, untilTaken } from './fixtures/early-paint';
import { checkoutFlags, parts } from './fixtures/widget';

// Chromium prerenders nothing while a test holds it by DevTools (`PrerenderingDisabledByDevTools`), so frames are held back here.
test('a page that draws no frame until it is shown, as a prerendered one, has the widget’s buttons in its first, once', async ({
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

test('no frame is asked for before there is a host: the parser would make way, and the first frame had no buttons', async ({
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
  // What waits for something in the page asks for frames, too.
  await page.goto(early('/products/sencha?theme=a&recommended=shop_pay'), { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  const hosts = await page.evaluate(() => (window as unknown as { hosts: number[] }).hosts);
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts).not.toContain(0);
});
