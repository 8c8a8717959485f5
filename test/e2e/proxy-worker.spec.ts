import { expect, openPanel, test } from './fixtures/proxy';
import { checkoutFlags, parts } from './fixtures/widget';

/** A store's own service worker, through which all that its pages ask for goes. */
const WORKER = `onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => event.respondWith(fetch(event.request));`;

test('a page that the store’s service worker fetches has its buttons and the panel, and a press goes to checkout', async ({
  page,
  gotoProduct,
}) => {
  await page.context().route('**/sw.js', (route) => route.fulfill({ contentType: 'text/javascript', body: WORKER }));
  await gotoProduct('sencha');
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/sw.js');
    await taken;
  });
  await page.reload();
  const workerStart = () =>
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.workerStart;
  expect(await page.evaluate(workerStart)).toBeGreaterThan(0);
  const { row } = await openPanel(page);
  await expect(row('buy_it_now')).toContainText('painted');
  await page.keyboard.press('Escape');
  await parts(page).buyItNow.click();
  expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
});
