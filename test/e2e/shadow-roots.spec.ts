import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { ID, sentLines } from './fixtures/product-form';
import { loaded } from './fixtures/wait';
import { checkoutFlags } from './fixtures/widget';

/**
 * A product form in a shadow root, as theme components have it, whose theme writes the variant 300 ms after the choice. Its parts stand on
 * `window`, because nobody finds them in a closed root.
 */
const component = (mode: ShadowRootMode) => `<product-form></product-form><script>
  customElements.define('product-form', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: '${mode}' });
      root.innerHTML = \`<form>${ID}<label><input type="radio" name="Size-1" value="L"> L</label>
        <label><input type="radio" name="selling_plan" value=""> 1回</label>
        <label><input type="radio" name="selling_plan" value="690002"> 毎月</label>${hostHtml({})}</form>\`;
      window.parts = (selector) => root.querySelector(selector);
      root.querySelector('[name="Size-1"]').addEventListener('change', () =>
        setTimeout(() => (root.querySelector('[name=id]').value = '43001'), 300));
    }
  });
</script>`;

interface Component extends Window {
  parts(selector: string): HTMLElement & { value: string };
}

for (const mode of ['open', 'closed'] as const) {
  test(`a press buys what is chosen in a form inside a shadow root that is ${mode}`, async ({ page, store }) => {
    await gotoBare(page, component(mode));
    await page.mouse.move(1, 1);
    await loaded(page, 'companion.js', 'press.js');
    const isMarked = (name: string) =>
      page.evaluate(
        (attribute) => (window as unknown as Component).parts('shopify-accelerated-checkout').hasAttribute(attribute),
        name,
      );
    await test.step('a plan marks the host', async () => {
      expect(await isMarked('has-selling-plan')).toBe(false);
      const plan = (value: string) =>
        page.evaluate(
          (chosen) => (window as unknown as Component).parts(`[name=selling_plan][value="${chosen}"]`).click(),
          value,
        );
      await plan('690002');
      await expect.poll(() => isMarked('has-selling-plan')).toBe(true);
      await plan('');
      await expect.poll(() => isMarked('has-selling-plan')).toBe(false);
    });
    await test.step('a press 0 ms after a size buys that size', async () => {
      await page.evaluate(() => {
        const { parts } = window as unknown as Component;
        parts('[name="Size-1"]').click();
        parts('shopify-buy-it-now-button').click();
      });
      await checkoutFlags(page);
      expect(sentLines(await store.calls('cartCreate'))).toMatchObject([
        { merchandiseId: 'gid://shopify/ProductVariant/43001' },
      ]);
    });
  });
}

test('a quantity typed in a cart in a closed root is saved before its press leads to checkout', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoBare(
    page,
    `<cart-drawer></cart-drawer><script>
      customElements.define('cart-drawer', class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode: 'closed' });
          root.innerHTML = \`<input name="quantity" value="2">${cartHostHtml(['shop_pay'])}\`;
          window.parts = (selector) => root.querySelector(selector);
          root.querySelector('input').addEventListener('change', ({ target }) => setTimeout(() =>
            fetch('/cart/change', { method: 'POST', body: new URLSearchParams({ line: '1', quantity: target.value }) })
              .then((answer) => answer.text()), 300));
        }
      });
    </script>`,
  );
  await page.mouse.move(1, 1);
  await loaded(page, 'companion.js', 'cart-watch.js', 'press.js', 'shop-pay.js');
  await page.evaluate(() => {
    const { parts } = window as unknown as Component;
    const field = parts('input');
    field.value = '6';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    parts('shop-pay-wallet-button').click();
  });
  await checkoutFlags(page);
  expect((await (await page.request.get('/cart.js')).json()) as object).toMatchObject({ item_count: 6 });
});
