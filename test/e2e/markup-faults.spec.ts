import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { checkoutFlags, parts } from './fixtures/widget';

const SKELETON = '<div class="shopify-payment-button__skeleton"></div>';
const withSkeleton = (host: string) => host.replace('></', `>${SKELETON}</`);

test('with storage, cookies and analytics blocked, and a second copy of the script, the button works', async ({
  page,
  store,
  allowErrors,
}) => {
  allowErrors(/karui: .* runs, .*\?copy does nothing/);
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
    navigator.sendBeacon = () => false;
  });
  await gotoBare(page, formHtml(hostHtml({})));
  const { buyItNow } = parts(page);
  await expect(buyItNow).toHaveCount(1);
  await page.evaluate(async () => {
    await import(`${document.querySelector<HTMLScriptElement>('script[type="module"]')?.src}?copy`);
  });
  await expect(buyItNow).toHaveCount(1);
  await buyItNow.click();
  await checkoutFlags(page);
  expect(await store.calls('cartCreate')).toHaveLength(1);
});

test('when the elements can’t be registered, only skeletons and consent notice are removed', async ({ page }) => {
  await page.addInitScript(() => {
    customElements.define = () => {
      throw new DOMException('no', 'NotSupportedError');
    };
  });
  const notice = '<small id="shopify-buyer-consent">同意</small>';
  await gotoBare(page, formHtml(withSkeleton(hostHtml({})) + notice));
  await expect(page.locator('.shopify-payment-button__skeleton, #shopify-buyer-consent')).toHaveCount(0);
  await expect(page.locator('#after')).toBeVisible();
});
