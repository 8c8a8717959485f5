import { refreshCartCount } from './cart-count';

const CONTENTS = '[data-cart-contents]';

/** Swaps the lines and the total for the server's; what stands beside them (checkout, wallet buttons) is left alone. */
async function redraw(cart: Element): Promise<void> {
  const response = await fetch('/cart', { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector('[data-cart]');
  const contents = fresh?.querySelector(CONTENTS);
  if (!fresh || !contents) throw new Error(`No cart in the page: ${response.status}`);
  cart.querySelector(CONTENTS)?.replaceChildren(...contents.childNodes);
  cart.classList.toggle('is-empty', fresh.classList.contains('is-empty'));
}

async function change(cart: Element, line: number, quantity: number): Promise<void> {
  const message = cart.querySelector('[data-message]');
  cart.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch('/cart/change.js', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ line, quantity }),
    });
    if (message) message.textContent = response.ok ? 'カートを更新しました。' : '数量を変更できませんでした。';
    await Promise.all([redraw(cart), refreshCartCount()]);
  } catch {
    if (message) message.textContent = '通信できませんでした。もう一度お試しください。';
  } finally {
    cart.removeAttribute('aria-busy');
  }
}

/** Makes the cart page's lines work: a new quantity or a press of "remove" goes to the Ajax cart, then the lines are drawn again. */
export function listenToCartLines(root: Document = document): void {
  const lineOf = (target: EventTarget | null) =>
    Number((target as Element).closest('[data-line]')?.getAttribute('data-line'));
  const cartOf = (target: EventTarget | null) => (target as Element).closest('[data-cart]');
  root.addEventListener('change', ({ target }) => {
    const cart = cartOf(target);
    if (cart && target instanceof HTMLInputElement && target.name === 'quantity')
      void change(cart, lineOf(target), Math.max(0, Math.trunc(Number(target.value))));
  });
  root.addEventListener('click', ({ target }) => {
    const cart = cartOf(target);
    if (cart && (target as Element).closest('[data-remove]')) void change(cart, lineOf(target), 0);
  });
}
