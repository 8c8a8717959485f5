import { expect, test } from './fixtures';
import { early, inHosts, openEarly, untilPainted, untilTaken } from './fixtures/early-paint';
import { checkoutFlags, parts } from './fixtures/widget';
import { untilIdle } from './fixtures/wait';

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

test('a shopper who saves data has the buttons early as well, and an early interaction fetches nothing more', async ({
  page,
  holdWidget,
  widgetScripts,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const release = await openEarly(page, holdWidget, '/products/sencha?theme=a&recommended=shop_pay');
  await page.evaluate(() => addEventListener('pointermove', () => (document.title = 'moved')));
  let x = 5;
  // Browsers drop input before the first frame.
  await expect(async () => {
    await page.mouse.move((x += 1), 5);
    expect(await page.title()).toBe('moved');
  }).toPass();
  release();
  await untilTaken(page);
  await untilIdle(page);
  expect(widgetScripts().map((url) => url.split('/').at(-1))).toEqual(['wallets.js']);
});
