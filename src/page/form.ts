import { prototypeOf, makeElement } from '../lib/dom';

/** Every control of the form, also those outside it that name it by `form=`. */
export function controlsOf(form: HTMLFormElement): Element[] {
  return Array.from(Reflect.get(prototypeOf(form), 'elements', form) as HTMLFormControlsCollection);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of controls with a value that a form does not send: a button's is sent only when it is pressed. */
const NOT_SENT = /^(button|submit|reset|file|output)$/;

function valuesOf(field: Field): string[] {
  if ('selectedOptions' in field) {
    return Array.from(field.selectedOptions)
      .filter((option) => !option.matches(':disabled'))
      .map(({ value }) => value);
  }
  if (/^(checkbox|radio)$/.test(field.type) && !(field as HTMLInputElement).checked) return [];
  // A theme's custom field may have any type and any value.
  return typeof field.value === 'string' ? [field.value] : [];
}

/**
 * Names and values that the browser would submit, in the order of the page. Includes controls outside the form that refer to it by `form=`;
 * excludes disabled controls and unchecked boxes. `new FormData(form)` is not used, because it fires `formdata` each time, and a page may
 * write to the form at that event.
 *
 * @param asked which names are asked for; all, unless given
 */
export function fieldsOf(form: HTMLFormElement, asked = /^/): [name: string, value: string][] {
  return (controlsOf(form) as Field[]).flatMap((field) => {
    const name = field.getAttribute('name');
    if (!name || !asked.test(name) || NOT_SENT.test(field.type) || field.matches(':disabled, datalist *')) return [];
    return valuesOf(field).map((value): [string, string] => [name, value]);
  });
}

/**
 * Whether every submit control of the form is disabled or `aria-disabled`. Null if the form has none at the moment, for example while a
 * theme replaces its product form. Controls in `ours` are ignored: a submit that a server has written there will be removed.
 */
export function allSubmitsDisabled(form: HTMLFormElement, ours: Element): boolean | null {
  const submits = controlsOf(form).filter(
    (control) => (control as HTMLButtonElement | HTMLInputElement).type === 'submit' && !ours.contains(control),
  );
  return submits.length ? submits.every((submit) => submit.matches(':disabled, [aria-disabled=true]')) : null;
}

/** The form that a product is bought with, with or without the widget; null where it is another one. */
export const buyForm = (host: Element) => host.closest<HTMLFormElement>('form[method="post" i][action$="/cart/add"]');

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

/** Which variant a product form would sell, and how. */
export interface ChosenVariant {
  /** Numeric id, greater than 0. */
  variantId: number;
  /** Numeric or global id as the theme wrote it; absent for a one-time purchase. */
  sellingPlanId?: string;
}

/** Names of the fields that matter. */
const NAMES = /^(id|selling_plan)$/;

/** Digits only: "12abc" and "1e3" are no ids. */
const readId = (value = ''): number => (/^\s*\d+\s*$/.test(value) ? Number(value) : 0);

/**
 * The variant and the selling plan in a form's fields; null without a valid variant. If several fields have the same name, the last one
 * counts, as for `/cart/add`.
 *
 * @param all the form's current fields; read unless given, and only those that matter: this is done often, and a form may have many
 */
export function readVariant(form: HTMLFormElement, all = fieldsOf(form, NAMES)): ChosenVariant | null {
  const fields = new Map(all);
  const variantId = readId(fields.get('id'));
  const sellingPlanId = fields.get('selling_plan');
  if (!variantId) return null;
  const chosen: ChosenVariant = { variantId };
  if (sellingPlanId && sellingPlanId !== 'undefined') chosen.sellingPlanId = sellingPlanId;
  return chosen;
}
