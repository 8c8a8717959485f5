import { writeAttribute } from './write-attribute';

const tabindex = (shown: boolean) => (shown ? '0' : '-1');

/** Whether a policy button has the attributes that `makeOperable` sets. */
export const isOperable = (button: Element, shown: boolean): boolean =>
  button.getAttribute('role') === 'button' && button.getAttribute('tabindex') === tabindex(shown);

/** Makes a policy button focusable and visible to assistive technology, but only while it is shown. */
export function makeOperable(button: Element, shown: boolean): void {
  writeAttribute(button, 'role', 'button');
  writeAttribute(button, 'tabindex', tabindex(shown));
}
