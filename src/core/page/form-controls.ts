// Read through the prototype, because an input named "elements" hides the form's property.
const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!
  .get as () => HTMLFormControlsCollection;

/** Every control of the form, also those outside it that name it by `form=`. */
export function controlsOf(form: HTMLFormElement): Element[] {
  return [...elements.call(form)];
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
