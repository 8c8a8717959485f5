import { prototypeOf } from '../../core/lib/prototype-of';
import { goToStoreCheckout } from '../../network';
import { buyForm } from '../../core/page/buy-form';
import { flush } from '../../core/track';
import type { Press } from '../press';

/**
 * Has the store's own checkout take over: by the product form, or with the shopper's cart. The button stays busy until the page is left,
 * because a second click would put the same into the cart twice. It is given back where the page stays.
 */
export function handToStore({ button: { widget, wallet }, at }: Press): void {
  widget.busy.value = wallet;
  goToStoreCheckout(widget, wallet, at);
}

/**
 * Has the store take the form with its files.
 *
 * @returns false for a form of another kind, which would lose them
 */
export function sendFiles(press: Press): boolean {
  const form = buyForm(press.button.widget.host);
  if (!form) return false;
  flush();
  // Through the prototype, because a control of the form may have any name.
  prototypeOf(form).setAttribute.call(form, 'enctype', 'multipart/form-data');
  handToStore(press);
  return true;
}
