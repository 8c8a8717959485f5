import { jsonText } from './json-text';
import { isPayPals, type Playground } from './state';
import type { WalletName } from './wallet-choices';

/** What the markup says of a shop besides its buttons. */
export interface Shop {
  token: string;
  country: string;
  locale: string;
  currency: string;
  /** Id of the product's variant. */
  variant: number | string;
  /** `wallet_params` of each wallet. */
  params: Readonly<Record<WalletName, Readonly<Record<string, unknown>>>>;
}

/** Names of which no wallet is one: the widget shows the fallback. */
const ABSENT = 'not_here';

/** A value between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;

const json = (value: unknown, indent: string): string => quoted(jsonText(value, indent));

/** What PayPal's parameters say besides the shop's account. */
const BY_PAYPAL: Readonly<Record<Playground['paypal'], object>> = {
  v5: {},
  v6: { sdk: 'v6' },
  'v6-button': { sdk: 'v6', button: 'paypal' },
};

/** The version of Apple's script whose hash the widget knows. */
const APPLE_SCRIPT = { sdkUrl: 'https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js' };

/** What the choices add to the parameters of a wallet. */
function addedParams(name: WalletName, { paypal, appleScript }: Playground): object {
  if (isPayPals(name)) return BY_PAYPAL[paypal];
  return name === 'apple_pay' && appleScript ? APPLE_SCRIPT : {};
}

const config = (name: WalletName, state: Playground, { params }: Shop, written: string = name) => ({
  name: written,
  wallet_params: { ...params[name], ...addedParams(name, state) },
});

/** An element with an attribute a line. */
function element(name: string, attributes: readonly string[], children: readonly string[], indent = ''): string {
  const lines = attributes.map((attribute) => `\n${indent}  ${attribute}`).join('');
  return `${indent}<${name}${lines}>\n${children.map((child) => `${indent}  ${child}\n`).join('')}${indent}</${name}>`;
}

const shopAttributes = ({ token, country, locale, currency }: Shop): string[] => [
  `access-token="${token}"`,
  `buyer-country="${country}"`,
  `buyer-locale="${locale}"`,
  `buyer-currency="${currency}"`,
];

function productMarkup(state: Playground, shop: Shop): string {
  const { recommended, fallback, missing } = state;
  const indent = '    ';
  const first = recommended && config(recommended, state, shop, missing ? ABSENT : recommended);
  const attributes = [
    ...shopAttributes(shop),
    `variant-params=${json([{ id: shop.variant, requiresShipping: true }], indent)}`,
    `recommended=${json(first, indent)}`,
    ...(!recommended || fallback === 'buy_it_now' ? [] : [`fallback=${json(config(fallback, state, shop), indent)}`]),
  ];
  const skeletons = [
    '<div class="shopify-payment-button__skeleton"></div>',
    ...(recommended
      ? ['<div class="shopify-payment-button__more-options shopify-payment-button__skeleton"></div>']
      : []),
  ];
  return `<form method="post" action="/cart/add">
  <input type="hidden" name="id" value="${shop.variant}">
${element('shopify-accelerated-checkout', attributes, skeletons, '  ')}
</form>
`;
}

function cartMarkup(state: Playground, shop: Shop): string {
  const { place, wallets } = state;
  const isStacked = place === 'stacked';
  const indent = isStacked ? '  ' : '';
  const attributes = [
    ...shopAttributes(shop),
    'requires-shipping',
    `wallet-configs=${json(
      wallets.map((name) => config(name, state, shop)),
      `${indent}  `,
    )}`,
  ];
  const skeletons = [
    '<div class="wallet-cart-grid--skeleton" aria-hidden="true">',
    ...wallets.map(() => '  <div class="wallet-cart-button__skeleton"></div>'),
    '</div>',
  ];
  const cart = element('shopify-accelerated-checkout-cart', attributes, skeletons, indent);
  return isStacked ? `<div class="additional-checkout-buttons--vertical">\n${cart}\n</div>\n` : `${cart}\n`;
}

/** The element with its attributes and skeletons, in the form or the box that it needs. */
export const markupOf = (state: Playground, shop: Shop): string =>
  state.place === 'product' ? productMarkup(state, shop) : cartMarkup(state, shop);
