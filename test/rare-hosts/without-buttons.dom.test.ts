import { afterEach, expect, test } from 'vitest';
import { loadRareHosts } from '../../src/companion/load-rare-hosts';
import { clearSkeletons, leaveAsPainted } from '../../src/rare-hosts';
import { takeEntries } from '../telemetry/take-entries';

interface Page {
  Shopify?: { PaymentButton: { failedToLoad?: boolean } };
}

afterEach(() => delete (globalThis as Page).Shopify);

test('removes both kinds of skeleton and the subscription notice, and nothing else', () => {
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

test('an error of the code for pages without buttons is reported', async () => {
  takeEntries();
  const error = new Error('a page that throws');
  loadRareHosts(() => {
    throw error;
  });
  await expect.poll(takeEntries).toEqual([{ type: 'error', error, at: expect.any(Number) }]);
});

const EMPTY = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';

test('a host that can’t be filled is left in a quick view’s shadow root, too', () => {
  const { PaymentButton } = ((globalThis as Page).Shopify = { PaymentButton: {} as { failedToLoad?: boolean } });
  document.body.innerHTML = '<quick-view></quick-view>';
  const root = document.querySelector('quick-view')!.attachShadow({ mode: 'open' });
  root.innerHTML = `${EMPTY}<div class="shopify-payment-button__skeleton"></div>`;
  leaveAsPainted(root.querySelector('shopify-accelerated-checkout')!);
  expect(PaymentButton.failedToLoad).toBe(true);
  expect(root.querySelector('.shopify-payment-button__skeleton')).toBeNull();
  expect(root.querySelector('a')?.textContent).toBe('カートを見る');
});

test('a host that has left the page meanwhile changes nothing in it', () => {
  const { PaymentButton } = ((globalThis as Page).Shopify = { PaymentButton: {} as { failedToLoad?: boolean } });
  document.body.innerHTML = EMPTY;
  const host = document.querySelector<HTMLElement>('shopify-accelerated-checkout')!;
  host.remove();
  leaveAsPainted(host);
  expect([PaymentButton, host.innerHTML]).toEqual([{}, '']);
});
