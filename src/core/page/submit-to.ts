import { makeElement } from '../lib/make-element';
import { prototypeOf } from '../lib/prototype-of';
import { controlsOf } from './form-fields';

/**
 * Sends a product form as it stands, after which the store leads to an address. A shopper who comes back finds the form unchanged.
 *
 * @param address a path of the store
 */
export function submitTo(form: HTMLFormElement, address: string): void {
  const NAME = 'return_to';
  const next = makeElement('input', { type: 'hidden', name: NAME, value: address });
  // One address only: a theme's own leads elsewhere, and stores differ in which of two they take.
  const others = controlsOf(form).filter((control) => control.matches(`[name=${NAME}]:not(:disabled)`));
  const disable = (isOff: boolean) => others.forEach((other) => other.toggleAttribute('disabled', isOff));
  // All through the prototype, because a control may be named `submit`.
  const { appendChild, removeChild, submit } = prototypeOf(form);
  disable(true);
  appendChild.call(form, next);
  submit.call(form);
  removeChild.call(form, next);
  disable(false);
}
