import { element } from '../lib/element';

const CHECKOUT = '/checkout';

/** The form that a product is bought with, with or without the widget; null where it is another one. */
export const buyForm = (host: Element) => host.closest<HTMLFormElement>('form[method="post" i][action$="/cart/add"]');

/** Goes to the store's own checkout, where the code of a press can't come: with what the product form says, else with the shopper's cart. */
export function leave(host: Element): void {
  const form = buyForm(host);
  if (!form) return location.assign(CHECKOUT);
  const next = form.appendChild(element('input', { type: 'hidden', name: 'return_to', value: CHECKOUT }));
  // Not the form's own method: a control may have that name.
  HTMLFormElement.prototype.submit.call(form);
  // Who comes back finds the form as it was.
  form.removeChild(next);
}
