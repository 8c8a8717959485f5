/**
 * Rules that several chunks follow, as texts, most of regular expressions: the build copies a text into each of them, where a function would
 * make one chunk fetch another.
 */

/** Statuses of a server that has done nothing and asks to try again. 430 is a security refusal, which another try does not change. */
export const BUSY = '^(429|503)$';

/** Events of a dialog that the page does not get: those of a press, which a drawer may listen to, and those of scrolling. */
export const HIDDEN_EVENTS = 'pointerdown mousedown touchstart touchmove mouseup touchend click keydown wheel';

/** Keys that press what has the focus. */
export const PRESS_KEY = '^(Enter| )$';

/** Events that may choose a variant: a control has changed, or a theme announces it. */
export const CHOICE = '^(change|shopify:product:select)$';

/** Types of the controls that may choose a variant. */
export const CHOICE_CONTROL = '^(radio|select-one)$';
