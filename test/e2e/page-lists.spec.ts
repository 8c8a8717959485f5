import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { FORM, openBoot, snippet } from './fixtures/boot-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { test as googleTest } from './fixtures/google-pay-scenario';
import { checkoutFlags, parts } from './fixtures/widget';

/** What a page, or a polyfill in it, has done to the browser's lists before any other script. */
const DONE = {
  'without iterators': () => {
    for (const { prototype } of [NodeList, HTMLCollection, StyleSheetList, CSSRuleList, DOMTokenList, NamedNodeMap])
      delete (prototype as Partial<NodeList>)[Symbol.iterator];
  },
  // As a polyfill of scoped registries has it.
  'with a plain list in the place of a form’s controls': () => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!;
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get(this: HTMLFormElement) {
        const { length, ...own } = get!.call(this) as HTMLFormControlsCollection;
        return Object.assign(own, { length: length || Object.keys(own).length });
      },
    });
  },
} as const;

for (const [how, act] of Object.entries(DONE)) {
  test(`a product is bought on a page ${how}`, async ({ page }) => {
    const notice = '<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">同意</small>';
    const plan = `<select name="selling_plan"><option value="9001" selected>定期</option></select>${notice}`;
    await page.addInitScript(act);
    await openBoot(page, FORM.replace(/<small.*small>/, plan).replace('41001', '42001'), snippet);
    const { buyItNow } = parts(page);
    await expect(buyItNow).toBeEnabled();
    await expect(page.locator('#shopify-buyer-consent')).toBeVisible();
    await buyItNow.click();
    await checkoutFlags(page);
  });

  test(`a cart is bought on a page ${how}`, async ({ page }) => {
    await fillCart(page, SENCHA);
    await page.addInitScript(act);
    await gotoBare(page, cartHostHtml(['shop_pay']));
    await page.getByRole('button', { name: 'Shop Pay' }).click();
    await checkoutFlags(page);
  });

  googleTest(`Google Pay makes an order on a page ${how}`, async ({ page, scenario }) => {
    await page.addInitScript(act);
    await scenario.open();
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
  });
}
