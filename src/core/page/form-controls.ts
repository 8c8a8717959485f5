// A form is asked through the prototype: an input named "elements" would otherwise stand in the property's place.
const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!
  .get as () => HTMLFormControlsCollection;

/** Every control of the form, also those outside it that name it by `form=`. */
export function controlsOf(form: HTMLFormElement): Element[] {
  return [...elements.call(form)];
}

/**
 * Whether every submit control of the form is disabled or `aria-disabled`; null when the form has none at the moment, as happens
 * while a theme swaps its product form. Those in `ours` do not count: a submit that a server has written there is going to be removed.
 */
export function allSubmitsDisabled(form: HTMLFormElement, ours: Element): boolean | null {
  const submits = controlsOf(form).filter(
    (control) => (control as HTMLButtonElement | HTMLInputElement).type === 'submit' && !ours.contains(control),
  );
  return submits.length ? submits.every((submit) => submit.matches(':disabled, [aria-disabled=true]')) : null;
}
