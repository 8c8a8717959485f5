import { prototypeOf } from '../core/lib/prototype-of';
import { cartRequest, type Written } from './cart-address';
import type { CartField } from './cart-fields';

/** Whether a field is in a form that a theme sends to the cart without a script, and is one of those that the store takes from it. */
const isSentByForm = ({ name, form, isConnected }: CartField): boolean =>
  !!form &&
  isConnected &&
  name !== 'quantity' &&
  // Through the prototype, because a control of the form may have any name.
  /all|read/.test(cartRequest(prototypeOf(form).getAttribute.call(form, 'action')) ?? '');

/** Knows which fields of the cart's forms have been edited, and not been saved since. */
export function unsavedFields() {
  /** Field → when it was last edited, in milliseconds of `performance.now()`. */
  const edits = new Map<CartField, number>();
  return {
    noteEdit: (edited: readonly CartField[], at: number): void => edited.forEach((field) => edits.set(field, at)),
    /** A write has ended that began at `startTime`. */
    noteWrite(startTime: number, written: Written): void {
      for (const [field, at] of edits)
        if (at <= startTime && (written === 'all' || field.name.startsWith('updates'))) edits.delete(field);
    },
    find: (): CartField[] => [...edits.keys()].filter(isSentByForm),
  };
}
