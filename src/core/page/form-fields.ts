import { prototypeOf } from '../lib/prototype-of';

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
