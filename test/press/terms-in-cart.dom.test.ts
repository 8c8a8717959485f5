import { expect, test, vi } from 'vitest';
import { goToStoreCheckout } from '../../src/network';
import { cartHostHtml } from '../e2e/fixtures/cart';
import { checkoutFlags, find, haveCart, onPressPage, operations, put, soon, went } from './press-page';

onPressPage();

const TERMS = '<input type="checkbox" name="attributes[規約]" value="同意" required>';
const CHECKOUT = '<button name="checkout">ご購入手続きへ</button>';
const cart = (inside: string, attributes = '') =>
  `<form method="post" action="/ja/cart" ${attributes}>${inside}</form>`;

/** Where the cart's terms and its buttons may stand. */
const PLACES = [
  ['buttons in the form', cart(TERMS + CHECKOUT + '◯')],
  ['buttons beside the form', `<section>${cart(TERMS + CHECKOUT)}</section><section>◯</section>`],
  [
    'terms and checkout outside the form by form=',
    `${cart('', 'id="c"')}<p>${TERMS}${CHECKOUT}◯</p>`.replaceAll(' name=', ' form="c" name='),
  ],
] as const;

const terms = () => find<HTMLInputElement>('[required]');
const pressed = () => find('shop-pay-wallet-button');

async function open(html: string): Promise<void> {
  haveCart();
  put(html.replace('◯', cartHostHtml(['shop_pay'])));
  await soon(() => document.querySelector('shop-pay-wallet-button')).toBeTruthy();
}

test.each(PLACES)('terms that are not accepted stop the wallets of a cart: %s', async (_place, html) => {
  await open(html);
  const asked = vi.fn();
  terms().addEventListener('invalid', asked);
  pressed().click();
  await soon(() => asked.mock.calls.length).toBe(1);
  expect([operations(), went, pressed().hasAttribute('disabled')]).toEqual([[], [], false]);
  terms().checked = true;
  // A click while the first press still ends is none.
  await soon(() => (pressed().click(), went.length)).toBe(1);
});

test.each([
  ['a closed drawer', `<div hidden style="display: none">${cart(TERMS + CHECKOUT)}</div>◯`],
  ['a drawer out of sight', `<div style="visibility: hidden">${cart(TERMS + CHECKOUT)}</div>◯`],
  ['a drawer beside the page', `<aside>${cart(TERMS + CHECKOUT)}</aside><main>${cart(CHECKOUT)}<p>◯</p></main>`],
  ['a form of another kind', `<form action="/search">${TERMS}${CHECKOUT}◯</form>`],
  ['a form with novalidate', cart(TERMS + CHECKOUT + '◯', 'novalidate')],
])('terms in %s stop no wallet of the cart', async (_place, html) => {
  await open(html);
  pressed().click();
  await checkoutFlags();
});

test.each(PLACES)('without the code of a press the cart’s terms are asked as well: %s', async (_place, html) => {
  await open(html);
  const widget = { host: find('shopify-accelerated-checkout-cart'), busy: { value: 'shop_pay' as string | null } };
  goToStoreCheckout(widget, 'shop_pay');
  expect([went, widget.busy.value]).toEqual([[], null]);
  terms().checked = true;
  goToStoreCheckout(widget, 'shop_pay');
  expect(went).toEqual([expect.stringContaining('/ja/checkout?')]);
});
