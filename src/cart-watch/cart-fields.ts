import { prototypeOf, shadowRootsAround } from '../lib/dom';
import { liveWidgets } from '../widget/live-widgets';
import { controlsOf } from '../page/form';
import { CART_FIELDS } from '../names';
import { cartRequest, type Written } from './cart-address';

/** A field of a form; of a list or a text only what is read here. */
export type CartField = HTMLInputElement;

/** Whether a field belongs to the cart: a quantity may also be that of a product form. */
export function isOfCart({ name, form }: CartField): boolean {
  if (name !== 'quantity' || !form) return true;
  // Through the prototype, because a control of the form may have any name.
  if (/\/cart\/(change|update)/.test(prototypeOf(form).getAttribute.call(form, 'action') ?? '')) return true;
  return !controlsOf(form).some((control) => control.getAttribute('name') === 'id');
}

const stateOf = ({ value, checked }: Pick<CartField, 'value' | 'checked'>): string => `${value}${checked}`;

/** The field's state when the page was loaded. After going back to a page, a browser fills the fields with newer values. */
function stateAtLoad(field: CartField): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = navigation?.type === 'back_forward';
  return stateOf(isRestored ? field : { checked: field.checked, value: field.defaultValue ?? field.value });
}

/** The cart's fields in a part of the page. */
export const fieldsIn = (root: ParentNode): CartField[] =>
  Array.from(root.querySelectorAll<CartField>(CART_FIELDS)).filter(isOfCart);

/** The fields of the page, and of the shadow roots that contain carts. */
export function allFields(): CartField[] {
  const roots = new Set<ParentNode>([document]);
  for (const { host } of liveWidgets) for (const root of shadowRootsAround(host)) roots.add(root);
  return [...roots].flatMap(fieldsIn);
}

/**
 * Remembers the state of the cart's fields.
 *
 * @returns a function that says whether a field has changed since the last call for it; `ofNew` is its result for a new field
 */
export function rememberFields(): (field: CartField, ofNew?: boolean) => boolean | undefined {
  const states = new WeakMap<Element, string>();
  for (const field of allFields()) states.set(field, stateAtLoad(field));
  return (field, ofNew) => {
    const state = stateOf(field);
    const before = states.get(field);
    states.set(field, state);
    return before ? before !== state : ofNew;
  };
}

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
