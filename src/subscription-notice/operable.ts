/** Writes an attribute only if it differs: every write is a mutation, and an observer that answers by writing would never end. */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const tabindex = (shown: boolean) => (shown ? '0' : '-1');

/** Whether a policy button has the attributes that `makeOperable` sets. */
export const isOperable = (button: Element, shown: boolean): boolean =>
  button.getAttribute('role') === 'button' && button.getAttribute('tabindex') === tabindex(shown);

/** Makes a policy button focusable and visible to assistive technology, but only while it is shown. */
export function makeOperable(button: Element, shown: boolean): void {
  writeAttribute(button, 'role', 'button');
  writeAttribute(button, 'tabindex', tabindex(shown));
}
