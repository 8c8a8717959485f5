/** The elements and events in the DOM, without any library. */
import 'karui/wallets.js';

export const host: HTMLElement | null = document.querySelector('shopify-accelerated-checkout');
export const hosts: NodeListOf<HTMLElement> = document.querySelectorAll('shopify-accelerated-checkout-cart');
document.createElement('shopify-checkout-wallet-button').click();

document.addEventListener('karui:press', (event) => {
  const instrument: string = event.detail.instrument;
  if (instrument === 'ShopPay') event.preventDefault();
});
window.addEventListener('karui:press', ({ detail }) => detail.instrument.trim());
host?.addEventListener('wallet-rendered', ({ detail }) => {
  const { success, message }: { success: boolean; message: string } = detail;
  if (!success) console.log(message);
});

// @ts-expect-error -- no such member
document.addEventListener('karui:press', (event) => event.detail.wallet);
// @ts-expect-error -- the other event's
document.addEventListener('wallet-rendered', (event) => event.detail.instrument);
