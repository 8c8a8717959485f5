import { SNIPPET } from '../names';
import { logoFile } from '../core/lib/logo-name';

/** Logos that were shown before: file name without ending → picture to copy, which is shown at once. */
const shownBefore = new Map<string, Element>();

/** A logo that is there: shown before, or brought along by the snippet. */
const findLogo = (name: string): Element | null | undefined =>
  shownBefore.get(name) ?? document.querySelector<HTMLTemplateElement>(SNIPPET)?.content.getElementById(name);

/**
 * Shows a wallet's logo instead of its name in words, once the logo is there. A bundle does not request logos. Each request has a task of
 * its own, because requesting six logos takes as long as painting their buttons.
 *
 * @param root of the button
 * @param label the wallet's name, which the logo has for screen readers
 * @param name the logo's file name without extension
 * @param folder where the scripts are; absent in a bundle, where the addresses of the logos are unknown
 * @param isPainted whether the logo is already there or on its way
 */
export function showLogo(
  root: ParentNode,
  label: string,
  name: string,
  folder: string | undefined,
  isPainted: boolean,
): void {
  const picture = root.querySelector<HTMLImageElement>('[alt],svg');
  if (!picture) return;
  // A cart that a theme renders anew must show its logos in the same frame.
  const copy = isPainted ? null : findLogo(name);
  if (copy) return picture.replaceWith(copy.cloneNode(true));
  const note = () => {
    picture.alt = label;
    shownBefore.set(name, picture.cloneNode(true) as Element);
  };
  picture.onload = note;
  if (isPainted) {
    if (picture.alt !== '') note();
  } else if (folder) setTimeout(() => (picture.src = folder + logoFile(name)));
}
