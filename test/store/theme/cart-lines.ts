import { refreshCartCount } from './cart-count';
import type { CartWrite } from './write-cart';

/** Changes a line of the cart (counted from 1) and updates the page in the theme's way. */
export type ChangeLine = (cart: HTMLElement, line: number, quantity: number) => Promise<CartWrite>;

const cartOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('[data-cart]');

/** Makes the lines of the cart page and of the drawer work: a new quantity, or a press of "remove". */
export function listenToCartLines(change: ChangeLine): void {
  const run = async (target: EventTarget | null, quantity: number) => {
    const cart = cartOf(target);
    if (!cart) return;
    const line = Number((target as Element).closest('[data-line]')?.getAttribute('data-line'));
    cart.setAttribute('aria-busy', 'true');
    const { refused } = await change(cart, line, quantity);
    cart.removeAttribute('aria-busy');
    if (refused !== null && target instanceof HTMLInputElement) target.value = target.defaultValue;
    const message = cart.querySelector('[data-message]');
    if (message) message.textContent = refused ?? 'カートを更新しました。';
    await refreshCartCount();
  };
  const start = (target: EventTarget | null, quantity: number) =>
    void run(target, quantity).catch(() => {
      // When that fails, only the number in the header is old.
    });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'quantity' && cartOf(target))
      start(target, Math.max(0, Math.trunc(Number(target.value))));
  });
  document.addEventListener('click', ({ target }) => {
    const remove = (target as Element).closest('[data-remove]');
    if (remove) start(remove, 0);
  });
}
