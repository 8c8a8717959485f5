import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { sentLines } from './fixtures/product-form';
import { loaded } from './fixtures/wait';
import { parts } from './fixtures/widget';

/** A product's section, with what apps and themes put beside the form. */
const SECTION = `<div id="shopify-section-main">
  ${formHtml(hostHtml({}))}
  <label><input type="radio" name="subscription_option" value="690002"> 毎月</label>
  <label><input type="radio" name="tab" value="2"> 説明</label>
  <label>並べ替え <select name="sort"><option>新しい順<option>評価順</select></label>
</div>
<script>
  const form = document.querySelector('form');
  // An app that writes its plan when it hears of its radio.
  document.querySelector('[name=subscription_option]').addEventListener('change', ({ target }) => {
    form.insertAdjacentHTML('beforeend', '<input type="hidden" name="selling_plan" value="' + target.value + '">');
  });
</script>`;

for (const [what, choose] of [
  ['an app’s plan', (page: Page) => page.getByText('毎月').click()],
  ['a tab', (page: Page) => page.getByText('説明').click()],
  ['an order of reviews', (page: Page) => page.getByLabel('並べ替え').selectOption('評価順')],
] as const) {
  test(`a press 400 ms after a choice of ${what} does not wait for the form`, async ({ page, store }) => {
    await page.clock.install();
    await gotoBare(page, SECTION);
    // From here on the page's clock goes on only by what is said.
    await page.clock.pauseAt(Date.now() + 1000);
    await choose(page);
    const { buyItNow } = parts(page);
    await buyItNow.hover();
    await loaded(page, 'press.js', 'companion.js');
    await page.clock.runFor(400);
    await buyItNow.click();
    await page.clock.runFor(99);
    await expect.poll(async () => (await store.calls('cartCreate')).length).toBe(1);
  });
}

/** A theme’s picker with unknown names, which fetches the product before it writes the variant. */
const FETCHES = (ms: number) => `<div id="shopify-section-main">${formHtml(hostHtml({}))}
  <label><input type="radio" name="vessel" value="1"> 急須</label></div>
  <script>
    document.querySelector('[name=vessel]').addEventListener('change', async () => {
      await fetch('/products/kyusu?section_id=main');
      setTimeout(() => (document.querySelector('[name=id]').value = '43001'), ${ms});
    });
  </script>`;

test('a press waits for the variant that a theme fetches, whatever its control is called', async ({ page, store }) => {
  let answer = () => {};
  await page.route('**/products/kyusu?section_id=main', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ body: 'x' });
  });
  await page.clock.install();
  await gotoBare(page, FETCHES(50));
  const { buyItNow } = parts(page);
  await buyItNow.hover();
  await loaded(page, 'press.js', 'companion.js');
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByText('急須').click();
  await buyItNow.click();
  await page.clock.runFor(700);
  expect(await store.calls('cartCreate')).toEqual([]);
  answer();
  await page.clock.resume();
  await page.waitForURL('**/checkouts/**');
  expect(sentLines(await store.calls('cartCreate'))).toMatchObject([
    { merchandiseId: 'gid://shopify/ProductVariant/43001' },
  ]);
});
