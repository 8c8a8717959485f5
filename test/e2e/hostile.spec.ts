import { testsAll } from '../combinations';
import { expect, test } from './fixtures';
import { gotoBare } from './fixtures/bare-page';
import { cartHostHtml, config, fillCart, SENCHA } from './fixtures/cart';
import { flows } from './fixtures/flows';
import { refuseCarts } from './fixtures/refuse-carts';
import { checkoutFlags, parts } from './fixtures/widget';

/** An old library that changes arrays and elements, and one that adds to every object as well. */
const LIBRARIES = testsAll ? ['1', 'object'] : ['object'];

for (const hostile of LIBRARIES) {
  for (const [at, [name, flow]] of Object.entries(flows).entries()) {
    // Theme B's morphing library calls Array.prototype.reduce, which the old library replaces: its quick view can't be filled.
    const can = name.includes('quick view') ? ['a'] : ['a', 'b'];
    for (const theme of testsAll ? can : [can[(at + 1) % can.length]!]) {
      test(`on theme ${theme} with the old library ${hostile}: ${name}`, ({ page, store }) =>
        flow({ page, store, query: `theme=${theme}&hostile=${hostile}` }));
    }
  }

  test(`with the old library ${hostile} a quick view that can’t be filled leads to the product’s page`, async ({
    page,
  }) => {
    await page.goto(`/?theme=b&hostile=${hostile}`);
    await page.locator('[data-quick-view="/products/sencha"]').click();
    await page.waitForURL(`**/products/sencha?theme=b&hostile=${hostile}`);
    await expect(parts(page).buyItNow).toBeEnabled();
  });
}

interface Own {
  told: unknown[];
  look(): unknown;
}

test('a press leaves the page’s changed built-in methods as they were, also while `fetch` runs', async ({
  page,
  gotoProduct,
}) => {
  await gotoProduct('sencha', { params: { hostile: 'object' } });
  await page.evaluate(() => {
    const own = window as unknown as Own;
    const lists = Object.getOwnPropertyDescriptors(Array.prototype) as Record<string, PropertyDescriptor>;
    own.told = [];
    own.look = () => {
      const met: string[] = [];
      // oxlint-disable-next-line guard-for-in -- what is inherited is what is looked for
      for (const key in {}) met.push(key);
      const now = Object.getOwnPropertyDescriptors(Array.prototype) as Record<string, PropertyDescriptor>;
      const changed: string[] = [];
      for (const key of Object.keys({ ...lists, ...now })) {
        if (now[key]?.value !== lists[key]?.value || now[key]?.enumerable !== lists[key]?.enumerable) changed.push(key);
      }
      return { met, changed };
    };
    const { fetch } = window;
    window.fetch = (...call) => {
      own.told.push(own.look());
      return fetch(...call);
    };
  });
  await page.route('**/cart/c/**', (route) => route.abort('aborted'));
  const { buyItNow } = parts(page);
  await buyItNow.click({ noWaitAfter: true });
  const told = () => page.evaluate(() => (window as unknown as Own).told);
  await expect.poll(told).toHaveLength(1);
  await expect(buyItNow).toBeEnabled();
  const untouched = { met: ['extend'], changed: [] };
  expect(await told()).toEqual([untouched]);
  expect(await page.evaluate(() => (window as unknown as Own).look())).toEqual(untouched);
});

/** Scripts that change built-in objects, as found in real pages. A press must work with each of them. */
const ACTIONS: Readonly<Record<string, () => void>> = {
  'every object has a toJSON': () => {
    Object.assign(Object.prototype, { toJSON: () => ({ wrong: true }) });
  },
  'reduceRight takes its arguments the other way round': () => {
    // oxlint-disable-next-line no-extend-native -- that is the harm it is here to do
    Array.prototype.reduceRight = function (start: unknown, visit: (result: unknown) => unknown) {
      return visit(start);
    } as typeof Array.prototype.reduceRight;
  },
  'append, prepend, remove and replaceWith do nothing': () => {
    for (const prototype of [Element.prototype, DocumentFragment.prototype, CharacterData.prototype]) {
      for (const name of ['append', 'prepend', 'remove', 'replaceWith', 'replaceChildren', 'before', 'after']) {
        if (name in prototype) Object.assign(prototype, { [name]: () => {} });
      }
    }
  },
};

for (const [name, action] of Object.entries(ACTIONS)) {
  test(`the policy, a press, its dialog and checkout work where ${name}`, async ({ page, gotoProduct, store }) => {
    await page.addInitScript(action);
    await flows['the subscription policy is shown']!({ page, store, query: 'theme=a&drawer=off' });
    await refuseCarts(store);
    await gotoProduct('sencha', { recommended: 'shop_pay', params: { drawer: 'off' } });
    const { shopPay, dialog } = parts(page);
    await shopPay.click();
    await expect(dialog).toContainText('一点限り');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await store.reset();
    await shopPay.click();
    expect(await checkoutFlags(page)).toEqual({ payment: 'shop_pay', redirect_source: 'direct_checkout_product' });
  });
}

test('a cart’s grid that is rendered anew with one wallet has one box where `remove` does nothing', async ({
  page,
}) => {
  await page.addInitScript(ACTIONS['append, prepend, remove and replaceWith do nothing']!);
  await fillCart(page, SENCHA);
  await gotoBare(page, cartHostHtml(['paypal', 'shop_pay']));
  const boxes = page.locator('shopify-accelerated-checkout-cart [part=button-box]');
  await expect(boxes).toHaveCount(2);
  await page.locator('shopify-accelerated-checkout-cart').evaluate(
    (host, configs) => {
      host.setAttribute('wallet-configs', configs);
    },
    JSON.stringify([config('shop_pay')]),
  );
  await expect(boxes).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Shop Pay' })).toBeVisible();
});

test('an inherited `url` property on every object does not cause a redirect', async ({
  page,
  gotoProduct,
  store,
  allowErrors,
}) => {
  allowErrors(/500/);
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-extend-native -- what a page of old does
    Object.defineProperty(Object.prototype, 'url', { value: 'https://evil.example/', configurable: true });
  });
  await store.faults({ operation: 'cartCreate', status: 500, times: 1 });
  await gotoProduct('sencha');
  await parts(page).buyItNow.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toContain('/products/sencha');
});
