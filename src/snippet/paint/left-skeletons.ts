import { paintedButton } from './make-button';

/** What servers put in the place of buttons. */
const SKELETON = '[class*=skeleton]';

/**
 * Removes the skeletons beside painted buttons: something that a script of the page has added behind a host, such as a banner, makes it look
 * whole while it is still being parsed, and the parser goes on after the paint.
 */
export const removeLeftSkeletons = (host: HTMLElement, children: readonly HTMLElement[]): void => {
  for (const child of children)
    if (!paintedButton(child) && (child.matches(SKELETON) || child.querySelector(SKELETON))) host.removeChild(child);
};
