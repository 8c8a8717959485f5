import { cartHostHtml } from '../../test/e2e/fixtures/cart';
import { hostHtml } from '../../test/e2e/fixtures/bare-page';
import { WALLETS } from '../scale/cart-wallets';
import pkg from '../../package.json' with { type: 'json' };

/** One page of the bench. */
export interface Row {
  name: string;
  /** The file that is put into the page: below `/files/` for what the bench builds, ours as it is built. */
  script: string;
  /** A style that comes with the script, when the documents of the peer ask for it. */
  style?: string;
  /** HTML of the page before the script: a server's markup, or an empty container. */
  markup: string;
  /** The buttons, as selectors through shadow roots and frames; empty when there are none. */
  buttons: readonly string[];
  /** Whether its SDK is a fake. */
  fake?: true;
  /** A cart's cookie. */
  cart?: true;
}

const ours = `/karui/${pkg.version}/wallets.js`;
const ROOT = '<div id="root"></div>';
const SHOP_PAY = '{"name":"shop_pay","supports_subs":true,"wallet_params":{}}';
const wallets = WALLETS.split(',');

const skeleton = (name: string) =>
  `<div class="${name}" role="button" aria-hidden="true"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>`;
const product = (recommended: string) =>
  hostHtml({ recommended }).replace(
    '></',
    `>${skeleton('shopify-payment-button__button')}${recommended === 'null' ? '' : '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton">&nbsp;</div>'}</`,
  );
const cart = cartHostHtml(wallets).replace(
  '></',
  `><div class="wallet-cart-grid wallet-cart-grid--skeleton" aria-hidden="true">${'<div class="wallet-cart-button__skeleton"></div>'.repeat(wallets.length)}</div></`,
);

const built = (name: string) => `/files/${name}.js`;
const peer = (name: string, file: string, ...buttons: string[]): Row => ({
  name,
  script: built(file),
  markup: ROOT,
  buttons,
  fake: true,
});

/** Name of the row that is the floor. */
export const FLOOR = 'custom element by hand (the floor)';

/** THE TABLE: what is raced. */
export const rows: readonly Row[] = [
  { name: 'empty page', script: built('empty'), markup: ROOT, buttons: [] },
  {
    name: FLOOR,
    script: built('floor'),
    markup: '<floor-button access-token="demo" style="display:block"></floor-button>',
    buttons: ['floor-button >>> button'],
  },
  { name: 'Preact + signals alone', script: built('preact-signals'), markup: ROOT, buttons: ['#root > button'] },
  {
    name: 'Karui, product: Buy It Now',
    script: ours,
    markup: product('null'),
    buttons: ['shopify-buy-it-now-button > button'],
  },
  {
    name: 'Karui, product: Shop Pay and link',
    script: ours,
    markup: product(SHOP_PAY),
    buttons: ['shop-pay-wallet-button >>> button', 'more-payment-options-link > *'],
  },
  {
    name: 'Karui, cart: 6 wallets',
    script: ours,
    markup: cart,
    buttons: [
      'shop-pay-wallet-button',
      'shopify-paypal-button',
      'shopify-google-pay-button',
      'shopify-facebook-pay-button',
      'shopify-amazon-pay-button',
      'shopify-venmo-button',
    ].map((element) => `${element} >>> button`),
    cart: true,
  },
  peer('@google-pay/button-element', 'google-pay', 'google-pay-button button'),
  peer('@paypal/paypal-js, one button', 'paypal-js', '#root > button'),
  peer('@shopify/hydrogen-react ShopPayButton', 'hydrogen-shop-pay', 'shop-pay-button >>> a'),
  peer('@shopify/buy-button-js', 'buy-button', 'iframe >>> button'),
  {
    ...peer(
      '@adyen/adyen-web: Google Pay, Apple Pay, PayPal, Amazon Pay',
      'adyen',
      '#root > :nth-child(1) button',
      '#root > :nth-child(2) apple-pay-button',
      '#root > :nth-child(3) button',
      '#root > :nth-child(4) button',
    ),
    style: '/files/adyen.css',
  },
  peer(
    'braintree-web: Google Pay, Apple Pay, PayPal, Venmo',
    'braintree',
    '#root > :nth-child(1)',
    '#root > :nth-child(2)',
    '#root > :nth-child(3)',
    '#root > :nth-child(4)',
  ),
];
