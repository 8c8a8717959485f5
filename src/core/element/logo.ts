import { SNIPPET_TEMPLATE } from '../../names';
import { LOGOS } from '../lib/logos-place';
import { folder } from '../lib/own-file';

/** Logos that were shown before: file name without ending → picture to copy, which is shown at once. */
const known = new Map<string, Element>();

/** A logo that is there: shown before, or brought along by the snippet. */
const findLogo = (name: string): Element | null | undefined =>
  known.get(name) ??
  document.querySelector<HTMLTemplateElement>(`template[${SNIPPET_TEMPLATE}]`)?.content.getElementById(name);

/**
 * Shows a wallet's logo when it is there, in the place of the name in words. A bundle requests none. Requested in a task of its own: to request six logos takes as
 * long as to paint their buttons.
 *
 * @param root of the button
 * @param label the wallet's name, which the logo says to screen readers
 * @param name the logo's file without its ending
 * @param isPainted the logo is there already, or on its way
 */
export function showLogo(root: ParentNode, label: string, name: string, isPainted: boolean): void {
  const picture = root.querySelector<HTMLImageElement>('[alt],svg');
  if (!picture) return;
  const note = () => {
    picture.alt = label;
    known.set(name, picture.cloneNode(true) as Element);
  };
  picture.onload = note;
  if (isPainted) {
    if (picture.alt !== '') note();
    return;
  }
  // A cart that a theme renders anew must not be without logos for a frame.
  const copy = findLogo(name);
  if (copy) picture.replaceWith(copy.cloneNode(true));
  // In a bundle nobody knows where its file is.
  else if (folder) setTimeout(() => (picture.src = folder + LOGOS + name + '.svg'));
}
