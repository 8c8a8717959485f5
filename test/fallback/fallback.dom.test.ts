import { expect, test } from 'vitest';
import { clearSkeletons } from '../../src/fallback';

test('removes both kinds of skeleton and the consent notice, and nothing else', () => {
  document.body.innerHTML = `
    <button type="submit">カートに追加</button>
    <div class="shopify-payment-button">
      <shopify-accelerated-checkout>
        <div class="shopify-payment-button__button"><div class="shopify-payment-button__skeleton"></div></div>
        <div class="shopify-payment-button__more-options shopify-payment-button__skeleton"></div>
      </shopify-accelerated-checkout>
      <small id="shopify-buyer-consent">同意</small>
    </div>
    <shopify-accelerated-checkout-cart><div class="wallet-cart-grid wallet-cart-grid--skeleton"></div></shopify-accelerated-checkout-cart>`;
  clearSkeletons();
  expect(document.body.innerHTML.replace(/\s+/g, '')).toBe(
    '<buttontype="submit">カートに追加</button><divclass="shopify-payment-button"><shopify-accelerated-checkout></shopify-accelerated-checkout></div><shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart>',
  );
});

const cleared = (html: string) => {
  document.body.innerHTML = html;
  clearSkeletons();
  return [...document.querySelectorAll('a')].map((link) => [link.parentElement!.localName, link.textContent]);
};

test('a host beside which there is no button gets a plain link to the cart', () => {
  expect(
    cleared(`<form><shopify-accelerated-checkout><div class="shopify-payment-button__skeleton"></div></shopify-accelerated-checkout></form>
      <dialog><shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart></dialog>`),
  ).toEqual([
    ['shopify-accelerated-checkout', 'カートを見る'],
    ['shopify-accelerated-checkout-cart', 'カートを見る'],
  ]);
  expect(document.querySelector('a')!.href).toBe(`${location.origin}/cart`);
});

test('a host beside the theme’s own button, or with buttons of ours, gets none', () => {
  expect(
    cleared(`<form><button type="submit">カートに追加</button><shopify-accelerated-checkout></shopify-accelerated-checkout></form>
      <form><button name="checkout">ご購入手続きへ</button><shopify-accelerated-checkout-cart></shopify-accelerated-checkout-cart></form>
      <form><shopify-accelerated-checkout><shop-pay-wallet-button></shop-pay-wallet-button></shopify-accelerated-checkout></form>`),
  ).toEqual([]);
});
