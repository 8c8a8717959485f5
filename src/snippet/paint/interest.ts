import { ofDocument } from '../../core/lib/of-document';
import { AROUND_THEME_BUTTON, HOSTS } from '../../names';
import { listen } from './listen';

/** What only a person does, anywhere in the page. */
const ACTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'input', 'click'];

/** The form, dialog or section of a host, or the host itself. */
const AROUND = `${AROUND_THEME_BUTTON},${HOSTS}`;

/** Whether an event is near a host: in the same form, dialog or section. */
const isNear = ({ target }: Event): boolean => {
  const around = target instanceof Element && target.closest(AROUND);
  return !!around && (around.matches(HOSTS) || !!around.querySelector(HOSTS));
};

/** A page that loads may scroll by itself, and a carousel scrolls inside it. */
const isScrolled = ({ target }: Event): boolean => target === document && ofDocument('readyState') === 'complete';

/** Whether a person has done anything: a page that loads may scroll and move the focus by itself. */
let isTouched = false;
let isInterested = false;

/** Notes that a person has done something. */
export const noteTouch = (): void => void (isTouched = true);

/**
 * Calls `run` once, at the first sign that a shopper may buy here: a touch, a key, an input or scrolling anywhere in the page, the pointer
 * or the focus near a host. Not inside that interaction, but after its frame.
 */
export const whenInterested = (run: () => void): void => {
  const noteIf = (isSign: (event: Event) => boolean) => (event: Event) => {
    if (isInterested || !event.isTrusted || !isSign(event)) return;
    isInterested = isTouched = true;
    requestAnimationFrame(() => setTimeout(run));
  };
  listen(['pointermove', 'pointerdown', 'keydown'], noteTouch);
  listen(
    ACTS,
    noteIf(() => true),
  );
  listen(['scroll'], noteIf(isScrolled));
  listen(['pointerover', 'focusin'], noteIf(isNear));
};

/** The widget waits for the page's first interaction. An earlier one is passed on to it as a scroll event, which disturbs no page. */
export const passOnInterest = (): void => {
  if (isTouched) dispatchEvent(new Event('scroll'));
};
