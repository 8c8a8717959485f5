import { makeElement } from '../core/lib/make-element';
import { pageOrigin } from '../core/lib/page-origin';
import { storePath } from '../core/lib/store-path';
import { buyForm } from '../core/page/buy-form';

const TARGET = 'target';

/**
 * The window that checkout opens in: the one around, because no shop allows a framed checkout; not that of another site, and not where the
 * page's frame may not lead it, which a browser refuses without a word.
 */
function checkoutTarget(): string {
  try {
    const sandbox = window.frameElement?.getAttribute('sandbox');
    if (top!.document && (sandbox ?? 'allow-top-navigation').includes('allow-top-navigation')) return '_top';
  } catch {
    // The window around is another site's.
  }
  return '_self';
}

/**
 * Goes to the store's own checkout when the code of a press can't be loaded: with the product form's content, otherwise with the shopper's
 * cart.
 */
export function goToStoreCheckout(host: Element): void {
  const form = buyForm(host);
  const checkout = storePath('/checkout');
  if (!form) return location.assign(pageOrigin() + checkout);
  const next = makeElement('input', { type: 'hidden', name: 'return_to', value: checkout });
  // All through the prototype, because a control may be named `submit`.
  const { appendChild, removeChild, submit, getAttribute, setAttribute, removeAttribute } = HTMLFormElement.prototype;
  const theirs = getAttribute.call(form, TARGET);
  // The theme may send the form into a hidden frame or a new tab: the shopper would see nothing of it here.
  setAttribute.call(form, TARGET, checkoutTarget());
  appendChild.call(form, next);
  submit.call(form);
  // A shopper who comes back finds the form unchanged.
  removeChild.call(form, next);
  if (theirs === null) removeAttribute.call(form, TARGET);
  else setAttribute.call(form, TARGET, theirs);
}
