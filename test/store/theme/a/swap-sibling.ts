import { fetchPage } from '../fetch-page';
import { runScripts } from '../markup';
import { initPaymentButtons } from '../payment-button';

/** How long the old product stays, hidden, beside the new one. */
const OVERLAP_MS = 500;

/**
 * Gets the ids of a dying product out of the way. A form with a field named `id` has no id to read: what its property gives is the
 * field, so the form is called "[object HTMLInputElement]-…" from here on, and no control outside finds it any more. Themes in
 * the wild do this.
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

/** Dialect A's combined listing: the sibling takes the product's place in the page, both there for half a second. */
export function listenToSiblings(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sibling]');
    const product = link?.closest<HTMLElement>('product-info');
    // A quick view has the links lead to their pages.
    if (!link || !product || link.closest('dialog') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.hasAttribute('aria-current')) return;
    show(link, product).catch(() => location.assign(link.href));
  });
}
