import type { Route } from '@playwright/test';
import { combinations, testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { chooseVariant } from './fixtures/choose-variant';
import { checkoutFlags, parts } from './fixtures/widget';
import { untilIdle } from './fixtures/wait';

const FORM = 'form[data-type="add-to-cart-form"]';

test('on theme B fields named like a form’s own properties do no harm', async ({ page, gotoProduct, store }) => {
  await gotoProduct('kyusu', { theme: 'b' });
  const { buyItNow } = parts(page);
  await page.locator(FORM).evaluate((form) => {
    for (const name of ['name', 'action', 'method', 'submit', 'elements']) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      form.prepend(input);
    }
  });
  await chooseVariant(page, 'b', '黒');
  await expect(page.locator(`${FORM} [name="id"]`)).toHaveValue('44002');
  await expect(buyItNow).toBeEnabled();
  await buyItNow.click();
  await checkoutFlags(page);
  const [call] = await store.calls('cartCreate');
  expect(call?.body).toMatchObject({
    variables: { input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/44002' }] } },
  });
});

const CHOICES = combinations({
  theme: ['a', 'b'],
  choice: [
    ['灰釉', '44003', false],
    ['黒', '44002', true],
  ],
} as const);

for (const {
  theme,
  choice: [last, id, sellable],
} of testsAll ? CHOICES : [CHOICES[1]!, CHOICES[2]!]) {
  test(`after ten quick choices on theme ${theme} the last one stands: ${last}`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('kyusu', { theme });
    const button = page.locator('shopify-buy-it-now-button > button');
    await expect(button).toBeEnabled();
    const order = ['黒', '灰釉', '朱泥', '黒', '灰釉', '朱泥', '灰釉', '黒', sellable ? '灰釉' : '朱泥', last];
    // Answers arrive in the opposite order of the requests.
    const held: Route[] = [];
    await page.route(/section_id=/, (route) => void held.unshift(route));
    let ended = 0;
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => void (ended += Number(request.url().includes('section_id='))));
    await page.evaluate(
      ([dialect, values]) => {
        const { states } = Object.assign(window, { states: [] as boolean[] });
        const wallet = document.querySelector<HTMLButtonElement>('shopify-buy-it-now-button > button')!;
        const observer = new MutationObserver(() => states.push(wallet.disabled));
        observer.observe(wallet, { attributeFilter: ['disabled'] });
        for (const value of values) {
          const option =
            dialect === 'a'
              ? document.querySelector<HTMLInputElement>(`[data-option][value="${value}"]`)!
              : document.querySelector<HTMLInputElement>('main select[data-option]')!;
          if (dialect === 'a') option.checked = true;
          else option.value = value;
          option.dispatchEvent(new Event('change', { bubbles: true }));
        }
      },
      [theme, order] as const,
    );
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // Theme A disables its submit button before its request, theme B only after the answer.
    await expect(button)[theme === 'a' ? 'toBeDisabled' : 'toBeEnabled']();
    await page.unroute(/section_id=/);
    // A theme may have cancelled a request by now.
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
    await expect.poll(() => ended).toBeGreaterThanOrEqual(held.length);
    await untilIdle(page);
    const value = page.locator(`${FORM} [name="id"]`);
    // Both themes write a variant that is sold out, and disable their submit.
    await expect(value).toHaveValue(id);
    await expect(button)[sellable ? 'toBeEnabled' : 'toBeDisabled']();
    expect(await page.evaluate(() => (window as unknown as { states: boolean[] }).states)).toEqual([
      ...(theme === 'a' || !sellable ? [true] : []),
      ...(theme === 'a' && sellable ? [false] : []),
    ]);
    expect(await store.calls('cartCreate')).toEqual([]);
  });
}
