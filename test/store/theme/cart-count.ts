/** Shows how many pieces the cart holds. When the cart can't be read, the number stays as it is. */
export async function refreshCartCount(): Promise<void> {
  const response = await fetch('/cart.js', { headers: { Accept: 'application/json' } });
  if (!response.ok) return;
  const { item_count: count } = (await response.json()) as { item_count?: unknown };
  const badge = document.querySelector('[data-cart-count]');
  if (badge && typeof count === 'number') badge.textContent = String(count);
}
