import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { gotoBare, hostHtml } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { liveParts, watchLiveParts } from './fixtures/live-parts';
import { readMemory } from './fixtures/page-memory';
import { checkoutFlags, heightOf, parts } from './fixtures/widget';

const SHOP_PAY = JSON.stringify(config('shop_pay'));
const ID = '<input type="hidden" name="id" value="41001">';
const SKELETON =
  '<div class="shopify-payment-button__button" role="button" disabled aria-hidden="true"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>';
const FORM = `<form>${ID}${hostHtml({ recommended: SHOP_PAY }).replace('></', `>${SKELETON}</`)}</form>`;

/** How many times hosts have been painted since the page began. */
const painted = (page: Page) => page.evaluate(() => performance.getEntriesByName('karui:rendered').length);

/** The variants that presses have asked a cart for. */
const sentLines = (calls: readonly { body: unknown }[]) =>
  calls.flatMap(({ body }) => (body as { variables: { input: { lines: object[] } } }).variables.input.lines);

/** Ways of themes to put a host into a page that is already running. */
const WAYS: [string, (main: HTMLElement, html: string) => void][] = [
  ['innerHTML', (main, html) => void (main.innerHTML = html)],
  [
    'innerHTML of a box that is not in the page yet',
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
    'one node after the other, the host before its attributes',
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
  test(`theme contract 2: a host that comes by ${name} is upgraded`, async ({ page }) => {
    await gotoBare(page, '<main></main>');
    await page.waitForFunction(() => customElements.get('shopify-accelerated-checkout'));
    await page.evaluate(`(${put.toString()})(document.querySelector('main'), ${JSON.stringify(FORM)})`);
    await expect(parts(page).shopPay).toBeEnabled();
    await expect(parts(page).host.locator('> [slot]')).toHaveCount(2);
    await expect(page.locator('.shopify-payment-button__skeleton')).toHaveCount(0);
  });
}

test('theme contract 2: made while detached it does nothing and asks nothing of its ancestors', async ({ page }) => {
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
    [ID, hostHtml({ recommended: SHOP_PAY }), cartHostHtml(['paypal'])] as const,
  );
  expect(seen).toEqual({ asked: [], filled: [] });
  expect(await painted(page)).toBe(0);
});

test('theme contract 32: while two products overlap only the new one is painted, and the old one lets go of all', async ({
  page,
  gotoProduct,
  context,
  store,
}) => {
  await watchLiveParts(context);
  await gotoProduct('kyusu', { theme: 'a' });
  await expect(parts(page).buyItNow).toBeEnabled();
  const products = page.locator('product-info');
  // The listeners for a first interaction go with it.
  await page.mouse.move(1, 1);
  const before = await liveParts(page);
  expect(await painted(page)).toBe(1);
  for (let swaps = 1; swaps <= 4; swaps += 1) {
    const sibling = products.first().locator('a[data-sibling]:not([aria-current])');
    await sibling.click();
    await expect(products).toHaveCount(2);
    await expect(parts(page).host).toHaveCount(2);
    expect(await painted(page)).toBe(1 + swaps);
    await expect(products).toHaveCount(1);
    expect(await painted(page)).toBe(1 + swaps);
    await expect.poll(() => liveParts(page)).toEqual(before);
  }
  await page.locator('a[data-sibling]:not([aria-current])').click();
  await expect(products).toHaveCount(1);
  await parts(page).buyItNow.click();
  await checkoutFlags(page);
  expect(sentLines(await store.calls('cartCreate'))).toEqual([
    expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/47001' }),
  ]);
});

test('theme contract 32: a product that left the page can be collected', async ({ page }) => {
  await gotoBare(page, `<main>${FORM}</main>`);
  await expect(parts(page).shopPay).toBeEnabled();
  // What waits for the first interaction holds on to its host until then.
  await page.mouse.move(1, 1);
  const memory = await readMemory(page);
  await page.evaluate((html) => {
    const main = document.querySelector('main')!;
    const old = ['form', 'shopify-accelerated-checkout', 'shop-pay-wallet-button'].map(
      (name) => new WeakRef(main.querySelector(name)!),
    );
    main.innerHTML = html;
    Object.assign(window, { old });
  }, FORM);
  await expect(parts(page).shopPay).toBeEnabled();
  await expect
    .poll(async () => {
      await memory();
      return page.evaluate(() => (window as unknown as { old: WeakRef<Element>[] }).old.map((one) => !one.deref()));
    })
    .toEqual([true, true, true]);
});

/** Writes into the title whether the next quick view has its button right after the theme's own script, and when a frame is drawn. */
const watchNextFrame = (page: Page) =>
  page.evaluate(() => {
    document.title = '';
    const content = document.querySelector('[data-quick-view-content]')!;
    const isThere = () => !!content.querySelector('shopify-buy-it-now-button > button');
    new MutationObserver((_, observer) => {
      if (!content.querySelector('shopify-accelerated-checkout')) return;
      observer.disconnect();
      const atOnce = isThere();
      requestAnimationFrame(() => (document.title = `at once: ${atOnce}, next frame: ${isThere()}`));
    }).observe(content, { childList: true, subtree: true });
  });

for (const theme of ['a', 'b'] as const) {
  test(`theme contract 33: theme ${theme}’s quick view sells the product it shows, again and again`, async ({
    page,
    context,
    store,
  }) => {
    await watchLiveParts(context);
    await page.goto(`/?theme=${theme}`);
    const dialog = page.locator('dialog.quick-view');
    const show = (title: string) => page.locator('.product-card', { hasText: title }).locator('[data-quick-view]');
    const button = dialog.getByRole('button', { name: '今すぐ購入' });
    const close = dialog.locator('[data-quick-view-close]');
    // The first one brings the widget, and what it holds for good.
    await show('煎茶').click();
    await expect(button).toBeEnabled();
    await expect(dialog.locator('shopify-buy-it-now-button')).toHaveAttribute('page-type', 'product');
    await close.click();
    const before = await liveParts(page);
    for (let round = 0; round < 3; round += 1) {
      await watchNextFrame(page);
      await show('煎茶').click();
      await expect(button).toBeEnabled();
      await expect(page).toHaveTitle(theme === 'a' ? 'at once: true, next frame: true' : /next frame: true/);
      await close.click();
      await expect.poll(() => liveParts(page)).toEqual(before);
    }
    await watchNextFrame(page);
    await show('急須').click();
    await expect(dialog.getByRole('heading', { name: /急須/ })).toBeVisible();
    await expect(page).toHaveTitle(/next frame: true/);
    await button.click();
    await checkoutFlags(page);
    expect(sentLines(await store.calls('cartCreate'))).toEqual([
      expect.objectContaining({ merchandiseId: 'gid://shopify/ProductVariant/44001', quantity: 1 }),
    ]);
  });

  test(`theme contract 34: a copy of theme ${theme}’s painted form has each button once, and they work`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const { host, shopPay } = parts(page);
    await expect(shopPay).toBeEnabled();
    const copy = await page.locator('form[data-type="add-to-cart-form"]').evaluateHandle((form) => {
      const box = document.createElement('div');
      box.innerHTML = form.outerHTML;
      form.replaceWith(box);
      return box;
    });
    await expect(host.locator('> *').and(page.locator('[slot]'))).toHaveCount(2);
    expect(await copy.evaluate((box) => box.querySelector('shopify-accelerated-checkout')!.childElementCount)).toBe(2);
    await expect(shopPay).toHaveCount(1);
    await shopPay.click();
    await checkoutFlags(page);
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });

  test(`theme contract 35: theme ${theme}’s host heals within a frame when its attributes and children are reset`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('kyusu', { theme, recommended: 'shop_pay' });
    const { host, shopPay } = parts(page);
    await expect(shopPay).toBeEnabled();
    expect(
      await host.evaluate(async (element, skeleton) => {
        const wallet = element.firstElementChild;
        element.removeAttribute('requires-shipping');
        element.removeAttribute('has-selling-plan');
        element.innerHTML = skeleton;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return {
          same: element.firstElementChild === wallet,
          children: element.childElementCount,
          shipping: element.getAttribute('requires-shipping'),
        };
      }, SKELETON),
    ).toEqual({ same: true, children: 2, shipping: '' });
    await expect(shopPay).toBeEnabled();
  });

  for (const kind of ['product', 'cart'] as const) {
    test(`theme contract 51: ten section reloads in theme ${theme}’s editor make the ${kind} buttons anew and leave nothing`, async ({
      page,
      context,
      gotoProduct,
    }) => {
      await watchLiveParts(context);
      if (kind === 'product') await gotoProduct('kyusu', { theme, params: { design: '1' } });
      else {
        await fillCart(page, SENCHA);
        await gotoCart(page, { theme, design: '1' });
      }
      const host = page.locator('main').locator('shopify-accelerated-checkout, shopify-accelerated-checkout-cart');
      const wallet = host.locator('> [slot]').first();
      await expect(wallet).toBeVisible();
      const before = await liveParts(page);
      const reload = page.locator('[data-editor-reload]');
      for (let round = 0; round < 10; round += 1) {
        const old = await host.evaluateHandle((element) => element);
        await reload.evaluate((button: HTMLElement) => button.click());
        await expect.poll(() => old.evaluate((element) => element.isConnected)).toBe(false);
        await expect(wallet).toBeVisible();
      }
      await expect(host).toHaveCount(1);
      await expect.poll(() => liveParts(page)).toEqual(before);
    });
  }
}

test('theme contract 34: a copy of a painted cart grid has each wallet once', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  const host = page.locator('main shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).toHaveCount(3);
  await host.evaluate((element) => void (element.parentElement!.innerHTML = element.outerHTML));
  await expect(host.getByRole('button')).toHaveCount(3);
  expect(await host.evaluate((element) => element.childElementCount)).toBe(3);
});

test('theme contract 35: a cart grid heals too', async ({ page }) => {
  await fillCart(page, SENCHA);
  await gotoCart(page);
  const host = page.locator('main shopify-accelerated-checkout-cart');
  await expect(host.locator('> [slot]')).toHaveCount(3);
  await host.evaluate((element) => {
    element.innerHTML = '<div class="wallet-cart-grid wallet-cart-grid--skeleton"></div>';
  });
  await expect(host.getByRole('button')).toHaveCount(3);
  await host.evaluate((element) => element.removeAttribute('requires-shipping'));
  await expect(host).toHaveAttribute('requires-shipping', '');
  await expect(host.locator('.wallet-cart-grid--skeleton')).toHaveCount(0);
});

for (const [name, hidden] of [
  ['display: none', 'style="display:none"'],
  ['the hidden attribute', 'hidden'],
  ['no opacity', 'style="opacity:0"'],
] as const) {
  test(`theme contract 36: started under ${name}, the buttons have their size when shown`, async ({ page }) => {
    await fillCart(page, SENCHA);
    await gotoBare(page, `<div id="box" ${hidden}>${FORM}${cartHostHtml(['paypal', 'google_pay'])}</div>`);
    await expect(parts(page).host.locator('> [slot]')).toHaveCount(2);
    await page.evaluate(() => addEventListener('resize', () => (document.title = 'resized')));
    await page.locator('#box').evaluate((box: HTMLElement) => {
      box.removeAttribute('style');
      box.hidden = false;
    });
    expect(await heightOf(parts(page).shopPay)).toBe(44);
    expect(await heightOf(page.getByRole('button', { name: 'PayPal' }))).toBe(42);
    expect(await page.title()).toBe('bare');
  });
}

test('theme contract 37: a host that is moved keeps its buttons and what it has loaded', async ({
  page,
  widgetScripts,
}) => {
  await gotoBare(page, `${FORM.replace('</form>', '<section></section></form>')}`);
  const { host, shopPay } = parts(page);
  await shopPay.hover();
  await expect.poll(() => widgetScripts().some((url) => /shop-pay/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  const scripts = widgetScripts();
  await host.evaluate((element) => {
    Object.assign(window, { wallet: element.firstElementChild });
    document.querySelector('section')!.appendChild(element);
  });
  await expect(shopPay).toBeEnabled();
  expect(
    await host.evaluate((element) => element.firstElementChild === (window as unknown as { wallet: Element }).wallet),
  ).toBe(true);
  expect(await painted(page)).toBe(1);
  expect(widgetScripts()).toEqual(scripts);
});
