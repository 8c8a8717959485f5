import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hostHtml } from './fixtures/bare-page';
import { openBoot, snippet } from './fixtures/boot-page';
import { config } from './fixtures/cart';
import { untilPainted, untilTaken } from './fixtures/early-paint';
import { FORM, ID, sentLines, SKELETON } from './fixtures/product-form';
import { untilIdle } from './fixtures/wait';
import { checkoutFlags, parts } from './fixtures/widget';

/** Two frames, each with a change of the page: the early paint looks at the page in both. */
const changePage = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      document.body.append('…');
      dispatchEvent(new Event('change'));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });

test('the widget’s arrival does not scroll back to a focused button that the shopper has scrolled away from', async ({
  page,
  holdWidget,
}) => {
  const release = await holdWidget();
  await openBoot(page, `${FORM}<p style="block-size:5000px"></p>`, snippet, {}, 'commit');
  await untilPainted(page);
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo(0, 2000));
  release();
  await untilTaken(page);
  await changePage(page);
  await expect(parts(page).shopPay).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});

test.describe('with closed roots', () => {
  test.use({ openShadow: false });

  // The fixture fails on any error in the page.
  test('a focused button that is hidden when the widget comes gives up the focus for good', async ({
    page,
    holdWidget,
  }) => {
    const release = await holdWidget();
    await openBoot(page, `<div id="drawer">${FORM}</div>`, snippet, {}, 'commit');
    await page.waitForFunction(() => document.querySelector('shop-pay-wallet-button'));
    await page.keyboard.press('Tab');
    await page.evaluate(() => (document.querySelector<HTMLElement>('#drawer')!.hidden = true));
    release();
    await untilTaken(page);
    await changePage(page);
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe('body');
  });
});

test('a press in a quick view that was closed again buys nothing', async ({ page, store, holdWidget }) => {
  const release = await holdWidget();
  const other = FORM.replace('"41001"', '"44001"').replaceAll('&quot;id&quot;:41001', '&quot;id&quot;:44001');
  await openBoot(page, `${FORM}<dialog open>${other}</dialog>`, snippet, {}, 'commit');
  await untilPainted(page);
  await page.locator('dialog').getByRole('button', { name: 'Shop Pay' }).click();
  await page.locator('dialog').evaluate((dialog) => (dialog.textContent = ''));
  release();
  await untilTaken(page);
  await changePage(page);
  await untilIdle(page);
  await expect(parts(page).shopPay).toBeEnabled();
  expect(await store.calls('cartCreate')).toEqual([]);
});

test('a kept press is dropped when the next choice removes its wallet, and the buttons can be pressed', async ({
  page,
  store,
  holdWidget,
}) => {
  const release = await holdWidget();
  const host = hostHtml({ recommended: JSON.stringify({ ...config('shop_pay'), supports_subs: false }) });
  const plans = `<label><input type="radio" name="selling_plan" value="" checked>一度だけ</label><label><input type="radio" name="selling_plan" value="9001">定期</label>`;
  const form = `<form>${ID.replace('41001', '42001')}${plans}${host.replace('></', `>${SKELETON}</`)}</form>`;
  await openBoot(page, form, snippet, {}, 'commit');
  await untilPainted(page);
  const { shopPay, buyItNow } = parts(page);
  await shopPay.click();
  await page.getByLabel('定期').check();
  await expect(buyItNow).toBeEnabled();
  release();
  await untilTaken(page);
  await buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ sellingPlanId: 'gid://shopify/SellingPlan/9001' }),
  ]);
});

test('a press whose page was hidden until long after the widget came is made by the widget', async ({
  page,
  holdWidget,
}) => {
  await page.addInitScript(() => {
    const [draw, now] = [requestAnimationFrame.bind(window), performance.now.bind(performance)];
    addEventListener('karui:press', (event) => {
      document.title = 'pressed';
      event.preventDefault();
    });
    const waiting: FrameRequestCallback[] = [];
    let isHidden = false;
    // A page that is hidden has no frames.
    window.requestAnimationFrame = (callback) => (isHidden ? waiting.push(callback) : draw(callback));
    // A minute passes until it is shown.
    performance.now = () => now() - 60_000;
    Object.assign(window, {
      hide: () => (isHidden = true),
      show() {
        isHidden = false;
        performance.now = now;
        waiting.forEach(draw);
      },
    });
  });
  const release = await holdWidget();
  await openBoot(page, FORM, snippet, {}, 'commit');
  await untilPainted(page);
  await parts(page).shopPay.click();
  await page.evaluate(() => (window as unknown as { hide(): void }).hide());
  release();
  await expect
    .poll(() => page.evaluate(() => !!document.querySelector('shop-pay-wallet-button[access-token]')))
    .toBe(true);
  await page.evaluate(() => (window as unknown as { show(): void }).show());
  await expect(page).toHaveTitle('pressed');
});

test('`disabled` that a script sets once the elements are defined counts', async ({ page }) => {
  const script = `<script>customElements.whenDefined('shopify-accelerated-checkout').then(() => document.querySelector('shopify-accelerated-checkout').setAttribute('disabled', ''))</script>`;
  await openBoot(page, FORM + script, snippet);
  await untilTaken(page);
  await expect(parts(page).shopPay).toBeDisabled();
  await parts(page).host.evaluate((host) => host.removeAttribute('disabled'));
  await expect(parts(page).shopPay).toBeEnabled();
});
