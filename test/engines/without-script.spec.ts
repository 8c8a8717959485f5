import { runBundled } from '../../src/build/bundle';
import type * as Markup from '../../src/snippet/markup';
import { HOST_ATTRIBUTES } from '../e2e/fixtures/bare-page';
import { config } from '../e2e/fixtures/cart';
import { expect, test } from './fixtures';
import { until } from './until';

const { pageStyle, productMarkup } = await runBundled<typeof Markup>('src/snippet/markup.tsx');

const options = {};
const host = productMarkup(
  { ...HOST_ATTRIBUTES, recommended: JSON.stringify(config('shop_pay')) },
  'shop_pay',
  options,
);

/** After the test's own first script, no script of the page runs. */
const PAGE = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>served</title>
  <meta http-equiv="Content-Security-Policy" content="script-src 'none'">${pageStyle(options)}</head><body>
  <form method="post" action="/cart/add"><input type="hidden" name="id" value="41001"><input type="hidden" name="quantity" value="2">
  <button type="submit">カートに入れる</button>${host}</form></body></html>`;

/** Runs in a page: the address, once that is a checkout's. */
const atCheckout = () => (location.pathname.startsWith('/checkouts/') ? location.search : '');

/** Runs in a page: the boxes of what is seen and of what is pressed. */
const boxes = () =>
  [
    'shop-pay-wallet-button',
    'shop-pay-wallet-button > button',
    'more-payment-options-link > a',
    'more-payment-options-link > button',
  ].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
    return [x, y, width, height];
  });

for (const [control, flags] of [
  ['shop-pay-wallet-button', { payment: 'shop_pay', redirect_source: 'direct_checkout_product' }],
  ['more-payment-options-link', { skip_shop_pay: 'true' }],
] as const)
  test(`where scripts are blocked, a server’s ${control} sends the form and says so at checkout`, async ({
    shopper,
    store,
    ownPage,
  }) => {
    await shopper.goto(ownPage(PAGE));
    const [seen, pressed, link, overLink] = await shopper.evaluate(boxes, null);
    expect([pressed, overLink]).toEqual([seen, link]);
    expect(seen![3]).toBe(44);
    await shopper.press(`${control} > button`);
    const { key: _key, ...rest } = Object.fromEntries(
      new URLSearchParams(await until(shopper, 'checkout', atCheckout, null)),
    );
    expect(rest).toEqual(flags);
    expect(await store.calls('cartCreate')).toEqual([]);
    const added = (await store.requests()).filter(({ url }) => url.startsWith('/cart/add'));
    expect(added).toHaveLength(1);
  });
