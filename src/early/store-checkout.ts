import { makeElement } from '../core/lib/make-element';
import { pageOrigin } from '../core/lib/page-origin';
import { storePath } from '../core/lib/store-path';
import { buyForm } from '../core/page/buy-form';

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
  const { appendChild, removeChild, submit } = HTMLFormElement.prototype;
  appendChild.call(form, next);
  submit.call(form);
  // A shopper who comes back finds the form unchanged.
  removeChild.call(form, next);
}
