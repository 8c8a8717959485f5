import { controlsOf } from './form-controls';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of controls with a value that a form does not send: a button's is sent only when it is pressed. */
const NOT_SENT = /^(button|submit|reset|file|output)$/;

function valuesOf(field: Field): string[] {
  if ('selectedOptions' in field) {
    return [...field.selectedOptions].filter((option) => !option.matches(':disabled')).map(({ value }) => value);
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
 * @param isAsked whether a field's name is asked for; all, unless given
 */
export function fieldsOf(
  form: HTMLFormElement,
  isAsked: (name: string) => boolean = () => true,
): [name: string, value: string][] {
  return (controlsOf(form) as Field[]).flatMap((field) => {
    const name = field.getAttribute('name');
    if (!name || !isAsked(name) || NOT_SENT.test(field.type) || field.matches(':disabled, datalist *')) return [];
    return valuesOf(field).map((value): [string, string] => [name, value]);
  });
}
