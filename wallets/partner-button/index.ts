import { ofDocument } from '../../src/lib/dom';
import type { OurButton } from '../../src/wallet';
import { createBox, type PartnerPainted } from './partner-box';

export type { PartnerPainted };

/** Another company's button, which replaces ours. */
export interface PartnerButton {
  /** Removes it: our button is visible again. */
  close(this: void): void;
  /** Shows it instead of ours as soon as it is painted, even while the shopper points at ours. Rejects if nothing was painted. */
  takeOver(): Promise<void>;
}

const isDisabled = (element: Element): boolean => element.hasAttribute('disabled');

/**
 * Paints a partner's own button in a box with the size and corners of ours. The box is in light DOM, because partners don't paint into
 * shadow roots. Our button stays until the partner's is painted, and while the shopper points at ours, presses or focuses it.
 *
 * The partner's button is painted again when the value of `read` or the button's height has changed. It is also painted again when the page
 * has come back from the back/forward cache, and when a theme has removed the element and put it back, because then the partner's frames
 * are dead.
 *
 * @param read reads from the wallet's context what the button is painted for
 * @param paint resolves with null if nothing was painted: then our button stays
 */
export function partnerButton<T>(
  ours: OurButton,
  read: () => T,
  paint: (place: HTMLElement, paintedFor: T) => Promise<PartnerPainted | null>,
): PartnerButton {
  const { element } = ours;
  const ended = new AbortController();
  const { signal } = ended;
  const box = createBox(ours, signal);
  let painting: Promise<void> | undefined;
  let paintedFor: T;
  let height = 0;
  /** Paint it again when the current press is over. Painting it now would close that press's window. */
  let isStale = false;
  let hadFocus = false;
  const paintAgain = () => {
    isStale = false;
    painting = box.paint((place) => paint(place, paintedFor));
    height = box.height();
  };
  const refresh = () => {
    isStale = !!ours.focused && isDisabled(element);
    if (!isStale) paintAgain();
  };

  addEventListener('pageshow', ({ persisted }) => persisted && paintAgain(), { signal });
  const sizes = new ResizeObserver(() => {
    const before = height;
    height = box.height();
    if (height && height !== before) refresh();
  });
  sizes.observe(element);
  // A press hides the partner's button, and browsers take the focus from it: it gets the focus back unless the shopper has moved it.
  const states = new MutationObserver(() => {
    const { focused } = ours;
    if (isDisabled(element)) hadFocus = !!focused && (element.getRootNode() as Document).activeElement === focused;
    else if (isStale) paintAgain();
    else if (hadFocus && ofDocument('activeElement') === ofDocument('body')) focused?.focus();
  });
  states.observe(element, { attributeFilter: ['disabled'] });

  const stopWatching = ours.watch(() => {
    paintedFor = read();
    refresh();
  });

  return {
    close() {
      ended.abort();
      stopWatching();
      sizes.disconnect();
      states.disconnect();
      box.clear();
    },
    async takeOver() {
      await painting;
      box.show();
    },
  };
}
