import { paintedButton } from './make-button';

/** What servers put in the place of buttons, and what is around it. */
const SKELETON = '[class*=skeleton],:has([class*=skeleton])';

/**
 * Removes the skeletons beside painted buttons: something that a script of the page has added behind a host, such as a banner, makes it look
 * whole while it is still being parsed, and the parser goes on after the paint.
 */
export const removeLeftSkeletons = (host: HTMLElement, children: readonly HTMLElement[]): void => {
  for (const child of children) if (!paintedButton(child) && child.matches(SKELETON)) host.removeChild(child);
};
