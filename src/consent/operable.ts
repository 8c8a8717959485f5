import { writeAttribute } from './write-attribute';

/** Lets a policy button be found and reached by keyboard, only while it can be seen. */
export function makeOperable(button: Element, shown: boolean): void {
  writeAttribute(button, 'role', 'button');
  writeAttribute(button, 'tabindex', shown ? '0' : '-1');
}
