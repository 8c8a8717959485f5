import { TAKEN } from '../core/ui/wallet-elements';
import { cartRequest } from './cart-address';
import { fieldsIn } from './cart-fields';

/**
 * Whether a control probably changes the cart: a link that does, or a control in a row with exactly one quantity. A script's request may
 * be seen only after its answer, so the click itself counts as a change.
 */
export function changesLine(target: Element): boolean {
  const control = target.closest('a,button,[role=button],[type=button],[type=submit]');
  if (!control) return false;
  const does = cartRequest(control.getAttribute('href'));
  if (does && does !== 'read') return true;
  let row = control.parentElement;
  // An element that contains our buttons is no row of the cart.
  while (row && !row.querySelector(TAKEN)) {
    const quantities = fieldsIn(row).filter(({ name }) => /^(quantity|updates)/.test(name));
    if (quantities.length > 0) return quantities.length === 1;
    row = row.parentElement;
  }
  return false;
}
