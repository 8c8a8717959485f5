import { expect, test, vi } from 'vitest';
import { paintRows } from '../../../src/build/paint-rows';
import { wallets } from '../../../src/core/wallets';

vi.stubGlobal('PAINT_WALLETS', paintRows(wallets));
const { paintHost } = await import('../../../src/snippet/paint/paint-host');

const BUTTON =
  '<div class="shopify-payment-button__button"><div class="shopify-payment-button__skeleton">&nbsp;</div></div>';
const LINK = '<div class="shopify-payment-button__more-options shopify-payment-button__skeleton">&nbsp;</div>';
const WALLET = JSON.stringify({ name: 'shop_pay', wallet_params: {} });

test.each([
  ['nothing of the host', ''],
  ['its first skeleton', BUTTON],
])('what the parser adds to a host goes away, if %s was there when it was painted', (_what, before) => {
  document.body.innerHTML = `<form><input name="id" value="41001"><shopify-accelerated-checkout>${before}</shopify-accelerated-checkout></form><p>あとから来た帯</p>`;
  const host = document.querySelector<HTMLElement>('shopify-accelerated-checkout')!;
  host.setAttribute('recommended', WALLET);
  paintHost(host, '/karui/');
  const painted = [...host.children];
  expect(painted.map(({ localName }) => localName)).toEqual(['shop-pay-wallet-button', 'more-payment-options-link']);
  host.insertAdjacentHTML('beforeend', `${before ? '' : BUTTON}${LINK}<small>お店の言葉</small>`);
  paintHost(host, '/karui/');
  expect([...host.children]).toEqual([...painted, host.querySelector('small')]);
});
