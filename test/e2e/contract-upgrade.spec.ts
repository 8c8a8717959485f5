import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, fillCart, SENCHA } from './fixtures/cart';
import { countPaints, FORM, ID, painted, SHOP_PAY } from './fixtures/product-form';
import { parts } from './fixtures/widget';

/** Ways of themes to put a host into a page that is already running. */
const WAYS: [string, (main: HTMLElement, html: string) => void][] = [
  ['innerHTML', (main, html) => void (main.innerHTML = html)],
  [
    'innerHTML of an element outside the document',
    (main, html) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      main.append(box);
    },
  ],
  [
    'replaceWith of parsed nodes',
    (main, html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
      main.append(document.createElement('p'));
      main.lastElementChild!.replaceWith(parsed);
    },
  ],
  [
    're-created scripts',
    (main, html) => {
      main.innerHTML = html;
      const script = document.createElement('script');
      script.type = 'module';
      script.src = document.querySelector<HTMLScriptElement>('script[type="module"]')!.src;
      main.append(script);
    },
  ],
  [
    'single nodes, the host before its attributes',
    (main, html) => {
      const form = document.createElement('form');
      main.append(form);
      form.innerHTML = '<input type="hidden" name="id" value="41001">';
      const host = document.createElement('shopify-accelerated-checkout');
      const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector(host.localName)!;
      for (const { name, value } of parsed.attributes) host.setAttribute(name, value);
      form.append(host);
    },
  ],
  [
    'a template',
    (main, html) => {
      const template = document.createElement('template');
      template.innerHTML = html;
      main.append(template.content.cloneNode(true));
    },
  ],
];

for (const [name, put] of WAYS) {
  test(`a host that comes by ${name} is upgraded`, async ({ page }) => {
    await gotoBare(page, '<main></main>');
    await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout'));
    await page.evaluate(`(${put.toString()})(document.querySelector('main'), ${JSON.stringify(FORM)})`);
    await expect(parts(page).shopPay).toBeEnabled();
    await expect(parts(page).host.locator('> [slot]')).toHaveCount(2);
    await expect(page.locator('.shopify-payment-button__skeleton')).toHaveCount(0);
  });
}

test('an element created outside the document renders nothing and does not query its ancestors', async ({ page }) => {
  await countPaints(page);
  await fillCart(page, SENCHA);
  await gotoBare(page, '<main></main>');
  await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout'));
  const seen = await page.evaluate(
    async ([id, product, cart]) => {
      const asked: string[] = [];
      const { closest } = Element.prototype;
      Element.prototype.closest = function spy(this: Element, selector: string) {
        asked.push(`${this.localName}.closest(${selector})`);
        return closest.call(this, selector);
      };
      const form = document.createElement('form');
      form.innerHTML = id;
      for (const html of [product, cart]) {
        const model = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild!;
        const host = document.createElement(model.localName);
        form.append(host);
        for (const { name, value } of model.attributes) host.setAttribute(name, value);
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      Element.prototype.closest = closest;
      return { asked, filled: [...form.querySelectorAll('[access-token] > *')].map(({ localName }) => localName) };
    },
    [ID, hostHtml({ recommended: SHOP_PAY }), cartHostHtml(['amazon_pay'])] as const,
  );
  expect(seen).toEqual({ asked: [], filled: [] });
  expect(await painted(page)).toBe(0);
});
