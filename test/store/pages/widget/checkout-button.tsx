/** @jsxImportSource preact */
import { h } from 'preact';
import type { CartState } from '../../shop/cart/cart-state';
import type { PageRequest } from '../page-request';
import { marketOf } from '../price';
import { isConfiguredWallet } from './cart-wallets';
import { overrideAttributes } from './override-attributes';
import { walletMarkup } from './wallet-config';

/** The wallet of `?wallet=<name>`: Shop Pay without it, null for an unknown name. */
function chosenWallet(req: PageRequest) {
  const name = req.url.searchParams.get('wallet') ?? 'shop_pay';
  return isConfiguredWallet(name) ? walletMarkup(name, req) : null;
}

function attributesOf(cart: CartState, req: PageRequest): Record<string, string> {
  const { url, token } = req;
  const flag = (parameter: string, name: string): [string, string][] =>
    url.searchParams.get(parameter) === '1' ? [[name, '']] : [];
  const attributes: [string, string][] = [
    ['wallet-config', JSON.stringify(chosenWallet(req))],
    ['access-token', token],
    ['buyer-country', marketOf(req).country],
    ['buyer-locale', 'ja'],
    ['buyer-currency', cart.currency],
    ['cart-id', `${cart.token}?key=${cart.key}`],
    ['page-type', 'checkout'],
    ...flag('pci', 'pci-enabled'),
    ...flag('only-sdk', 'only-sdk'),
    ...flag('disabled', 'disabled'),
  ];
  return overrideAttributes(attributes, url, 'attr.');
}

/** A script for the head: lists the button's events, and asks for the widget, which does not look for this button by itself. */
export const CHECKOUT_SCRIPT = `document.addEventListener('wallet-rendered', function (event) {
  var line = document.createElement('li');
  line.textContent = JSON.stringify(event.detail);
  document.querySelector('[data-testid="wallet-events"]').appendChild(line);
});
document.addEventListener('DOMContentLoaded', function () {
  if (window.Shopify && Shopify.PaymentButton && Shopify.PaymentButton.init) Shopify.PaymentButton.init();
});`;

/** The checkout's button for a single wallet, and a list of its `wallet-rendered` events (their `detail` as JSON). */
export function CheckoutButton({ cart, req }: { cart: CartState; req: PageRequest }) {
  return (
    <div class="checkout__wallet">
      {h('shopify-checkout-wallet-button', attributesOf(cart, req))}
      <p class="note" id="wallet-events">
        ボタンからの知らせ
      </p>
      <ol class="note" data-testid="wallet-events" aria-labelledby="wallet-events" />
    </div>
  );
}
