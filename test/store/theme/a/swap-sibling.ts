import { fetchPage } from '../fetch-page';
import { runScripts } from '../markup';
import { initPaymentButtons } from '../payment-button';

/** How long the old product stays, hidden, beside the new one. */
const OVERLAP_MS = 500;

/**
 * Renames the ids of the old product. `form.id` of a form with a field named `id` is that field, so the form's id becomes
 * "[object HTMLInputElement]-…", and controls outside lose their form. Real themes have this bug.
 */
function renameIds(product: Element): void {
  const suffix = `-${Date.now()}`;
  for (const element of product.querySelectorAll('[id], [form]')) {
    const form = (element as HTMLInputElement).form;
    if (form) element.setAttribute('form', form.getAttribute('id') + suffix);
    if (element.id) element.setAttribute('id', String(element.id) + suffix);
  }
}

function swap(old: HTMLElement, fresh: Element): void {
  renameIds(old);
  old.before(fresh);
  runScripts(fresh);
  old.style.display = 'none';
  setTimeout(() => old.remove(), OVERLAP_MS);
  initPaymentButtons();
}

async function show(link: HTMLAnchorElement, old: HTMLElement): Promise<void> {
  const url = new URL(link.href);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name !== 'variant') url.searchParams.append(name, value);
  const page = await fetchPage(url);
  const fresh = page.querySelector('product-info');
  if (!fresh) throw new Error('The page shows no product');
  swap(old, fresh);
  document.title = page.title;
  history.replaceState(history.state, '', url);
}

/** Theme A's combined listing: another product takes this one's place; both are in the page for half a second. */
export function listenToSiblings(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sibling]');
    const product = link?.closest<HTMLElement>('product-info');
    // In a quick view, the links lead to the products' pages.
    if (!link || !product || link.closest('dialog') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.hasAttribute('aria-current')) return;
    show(link, product).catch(() => location.assign(link.href));
  });
}
