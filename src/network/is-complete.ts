import { submitsOf } from '../core/page/form-fields';
import { CART_HOST, CHECKOUT_BUTTON } from '../names';
import { cartForms } from './cart-forms';

// From the prototype, because a control of the form may have any name.
const { matches, reportValidity } = HTMLFormElement.prototype;

/**
 * Whether the browser would submit the form of a host's product, or those of the cart, as for the theme's own button. If not, the browser
 * shows its message beside the field that is not filled in. A form with `novalidate`, or without a submit control that validates, always
 * passes.
 */
export function isComplete(host: Element): boolean {
  const forms = [CART_HOST, CHECKOUT_BUTTON].includes(host.localName) ? cartForms(host) : [host.closest('form')];
  return forms.every(
    (form) =>
      !form ||
      matches.call(form, '[novalidate]') ||
      submitsOf(form, host).every((submit) => submit.matches('[formnovalidate]')) ||
      reportValidity.call(form),
  );
}
