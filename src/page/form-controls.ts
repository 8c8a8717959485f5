// A form is asked through the prototype: an input named "elements" would otherwise stand in the property's place.
const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!
  .get as () => HTMLFormControlsCollection;

/** Every control of the form, also those outside it that name it by `form=`. */
export function controlsOf(form: HTMLFormElement): Element[] {
  return [...elements.call(form)];
}
