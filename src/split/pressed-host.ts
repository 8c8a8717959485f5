import { PRESS_KEY } from '../lib/patterns';
import { HOSTS } from '../names';

/** Events that may press a button. */
export const PRESSES = ['click', 'keydown'] as const;

/**
 * The host that an event presses, as it is seen from outside, whoever fills it; undefined for any other event. A click in another company's
 * frame, such as that of PayPal's own button, is no event of the page.
 */
export const pressedHost = (event: Event): Element | undefined =>
  event.type === 'click' || RegExp(PRESS_KEY).test((event as KeyboardEvent).key)
    ? (event.composedPath() as Element[]).find((node) => node.nodeType === 1 && node.matches(HOSTS))
    : undefined;
