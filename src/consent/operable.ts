import { writeAttribute } from './write-attribute';

const tabindex = (shown: boolean) => (shown ? '0' : '-1');

/** Whether a policy button is as `makeOperable` leaves it. */
export const isOperable = (button: Element, shown: boolean): boolean =>
  button.getAttribute('role') === 'button' && button.getAttribute('tabindex') === tabindex(shown);

/** Lets a policy button be found and reached by keyboard, only while it can be seen. */
export function makeOperable(button: Element, shown: boolean): void {
  writeAttribute(button, 'role', 'button');
  writeAttribute(button, 'tabindex', tabindex(shown));
}
