import { CART_HOST } from '../../names';
import { add } from './add';

const CHECKOUT = '/checkout';

/** Whether a host is a cart's. */
export const isCart = (host: Element): boolean => host.localName === CART_HOST;

/** The form that a product is bought with, with or without the widget; null where it is another one. */
export const cartForm = (host: Element) => host.closest<HTMLFormElement>('form[method=post i][action$="/cart/add"]');

/** Goes to the store's own checkout, as the widget does not come: with what the product form says, or with the shopper's cart. */
export const leave = (host: Element): void => {
  if (isCart(host)) location.href = CHECKOUT;
  const form = cartForm(host);
  if (form) {
    const then = add(form, 'input', { type: 'hidden', name: 'return_to', value: CHECKOUT });
    // Not the form's own method: a control may have that name.
    HTMLFormElement.prototype.submit.call(form);
    // Who comes back finds the form as it was.
    then.remove();
  }
};
