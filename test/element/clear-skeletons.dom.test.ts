import { expect, test } from 'vitest';
import { clearSkeletons } from '../../src/element/clear-skeletons';

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
