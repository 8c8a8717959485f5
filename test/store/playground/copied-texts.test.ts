import { expect, test } from 'vitest';
import { copiedTexts } from './copied-texts';
import { cssOf } from './css-of';
import { placeholdersIn } from './placeholders';
import { DEFAULTS, type Playground } from './state';
import { walletNames } from './wallet-choices';

const chosen = (patch: Partial<Playground>): Playground => ({ ...DEFAULTS, ...patch });

test.each<[string, Partial<Playground>, string]>([
  ['nothing of the defaults', {}, ''],
  ['nothing of the defaults of a row', { place: 'cart', height: null, radius: 4, gap: 8 }, ''],
  [
    'a product’s height, corners and shadow',
    { height: 50, radius: 4, shadow: 'soft', gap: 12, align: 'end' },
    `shopify-accelerated-checkout {
  --shopify-accelerated-checkout-button-block-size: 50px;
  --shopify-accelerated-checkout-button-border-radius: 4px;
  --shopify-accelerated-checkout-button-box-shadow: 0 1px 3px rgb(0 0 0 / 0.35);
}
`,
  ],
  [
    'both heights of a row, which may be stacked, with its room and alignment',
    { place: 'cart', height: 50, gap: 12, align: 'end' },
    `shopify-accelerated-checkout-cart {
  --shopify-accelerated-checkout-button-inline-size: 50px;
  --shopify-accelerated-checkout-button-block-size: 50px;
  --shopify-accelerated-checkout-row-gap: 12px;
  --shopify-accelerated-checkout-inline-alignment: end;
}
`,
  ],
  [
    'no alignment of a stack, which has none',
    { place: 'stacked', radius: 0, align: 'end' },
    `shopify-accelerated-checkout-cart {
  --shopify-accelerated-checkout-button-border-radius: 0px;
}
`,
  ],
  [
    'the colours of Buy It Now and the link that is gone',
    { link: false, buy: '#0a0b0c', text: '#ffffff' },
    `.shopify-payment-button__button--unbranded {
  background: #0a0b0c;
}

more-payment-options-link,
.shopify-payment-button__more-options {
  display: none !important;
}
`,
  ],
  ['no colours of Buy It Now where it can’t be', { fallback: 'paypal', buy: '#0a0b0c' }, ''],
  ['no link below Buy It Now alone', { recommended: null, link: false }, ''],
])('the CSS has %s', (_, patch, css) => {
  expect(cssOf(chosen(patch))).toBe(css);
});

test('a product’s markup stands in its form, without a fallback that is the default', () => {
  expect(copiedTexts(DEFAULTS).markup).toBe(`<form method="post" action="/cart/add">
  <input type="hidden" name="id" value="VARIANT_ID">
  <shopify-accelerated-checkout
    access-token="TOKEN"
    buyer-country="BUYER_COUNTRY"
    buyer-locale="BUYER_LOCALE"
    buyer-currency="BUYER_CURRENCY"
    variant-params='[{ "id": VARIANT_ID, "requiresShipping": true }]'
    recommended='{ "name": "shop_pay", "wallet_params": {} }'>
    <div class="shopify-payment-button__skeleton"></div>
    <div class="shopify-payment-button__more-options shopify-payment-button__skeleton"></div>
  </shopify-accelerated-checkout>
</form>
`);
});

test('a stacked cart has its wallets in their order, in a box that stacks them', () => {
  expect(copiedTexts(chosen({ place: 'stacked', wallets: ['facebook_pay', 'amazon_pay'] })).markup)
    .toBe(`<div class="additional-checkout-buttons--vertical">
  <shopify-accelerated-checkout-cart
    access-token="TOKEN"
    buyer-country="BUYER_COUNTRY"
    buyer-locale="BUYER_LOCALE"
    buyer-currency="BUYER_CURRENCY"
    requires-shipping
    wallet-configs='[
      { "name": "facebook_pay", "wallet_params": {} },
      {
        "name": "amazon_pay",
        "wallet_params": { "merchantId": "AMAZON_MERCHANT_ID" }
      }
    ]'>
    <div class="wallet-cart-grid--skeleton" aria-hidden="true">
      <div class="wallet-cart-button__skeleton"></div>
      <div class="wallet-cart-button__skeleton"></div>
    </div>
  </shopify-accelerated-checkout-cart>
</div>
`);
});

test('each placeholder in capitals in the markup is explained beside it, and no other placeholder is', () => {
  for (const place of ['product', 'cart'] as const) {
    const { markup } = copiedTexts(chosen({ place, wallets: walletNames, recommended: 'google_pay' }));
    // Google’s own words, which are no placeholders.
    const googles = /"(?:CARD|PAN_ONLY|CRYPTOGRAM_3DS|VISA|MASTERCARD|JCB|PAYMENT_GATEWAY|PRODUCTION)"/g;
    const capitals = markup.replace(googles, '').match(/\b[A-Z][A-Z_]{3,}\b/g);
    expect(
      placeholdersIn(markup)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...new Set(capitals)].sort());
  }
});

test.each<[Playground['paypal'], object]>([
  ['v5', {}],
  ['v6', { sdk: 'v6' }],
  ['v6-button', { sdk: 'v6', button: 'paypal' }],
])('PayPal and Venmo by %s have %j in their parameters, and other wallets have not', (paypal, added) => {
  const { markup } = copiedTexts(chosen({ place: 'cart', wallets: ['venmo', 'paypal', 'shop_pay'], paypal }));
  const configs = JSON.parse(/wallet-configs='([^']*)'/.exec(markup)![1]!) as { wallet_params: object }[];
  const account = {
    sdkUrl: 'https://www.paypal.com/sdk/js?client-id=PAYPAL_CLIENT_ID',
    merchantId: 'PAYPAL_MERCHANT_ID',
  };
  expect(configs.map(({ wallet_params: params }) => params)).toEqual([
    { ...account, ...added },
    { ...account, ...added },
    {},
  ]);
});

test('the fallback that is only shown for a moment is not in the copied text', () => {
  const seen = chosen({ missing: true, fallback: 'paypal' });
  expect(copiedTexts(seen)).toEqual(copiedTexts({ ...seen, missing: false }));
});

test('Apple’s script is named only where it is chosen, for Apple Pay alone', () => {
  const named = (patch: Partial<Playground>) =>
    copiedTexts(chosen(patch)).markup.match(/"sdkUrl": "([^"]*apple[^"]*)"/g) ?? [];
  const cart = { place: 'cart', wallets: ['apple_pay', 'shop_pay'] } as const;
  expect(named({ ...cart, appleScript: true })).toEqual([
    '"sdkUrl": "https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js"',
  ]);
  expect(named({ recommended: 'apple_pay', appleScript: true })).toHaveLength(1);
  expect(named({ ...cart })).toEqual([]);
  expect(named({ recommended: 'shop_pay', appleScript: true })).toEqual([]);
});
