import { listen } from './listen';

let isTouched = false;

/** Notes what only a person does: a page that loads may scroll and move the focus by itself. */
export const noteInteraction = (): void => {
  listen(['pointermove', 'pointerdown', 'keydown'], () => (isTouched = true));
};

/** The widget waits for the page's first interaction. An earlier one is passed on to it as a scroll event, which disturbs no page. */
export const passOnInteraction = (): void => {
  if (isTouched) dispatchEvent(new Event('scroll'));
};
