import type { Stage } from '../../src/wallet';
import { createBox, type PartnerPainted } from './partner-box';

export type { PartnerPainted };

/** Another company's button in the place of ours. */
export interface PartnerButton {
  /** Takes it away: ours is there again. */
  close(this: void): void;
  /** Puts it in the place of ours as soon as it is painted, even while the shopper points at ours. Rejects when nothing was painted. */
  takeOver(): Promise<void>;
}

const isDisabled = (element: Element): boolean => element.hasAttribute('disabled');

/**
 * Paints a partner's own button in a box with the size and corners of ours, in light DOM, because partners don't paint into shadow roots.
 * Our button stays until the partner's is painted and the shopper does not point at ours, press or focus it. The partner's button is painted
 * again when what it was painted for has changed, when its height has changed, and when the page has come back from the back/forward cache
 * or a theme has taken the element out and put it back: then the partner's frames are dead.
 *
 * @param read what it is painted for, of the wallet's context
 * @param paint resolves with null when nothing was painted: ours stays
 */
export function partnerButton<T>(
  stage: Stage,
  read: () => T,
  paint: (place: HTMLElement, paintedFor: T) => Promise<PartnerPainted | null>,
): PartnerButton {
  const { element } = stage;
  const ended = new AbortController();
  const { signal } = ended;
  const box = createBox(stage, signal);
  let painting: Promise<void> | undefined;
  let paintedFor: T;
  let height = 0;
  /** It is to be painted again when the press under way is over: painted at once, it would close that press's window. */
  let isStale = false;
  let hadFocus = false;
  const paintAgain = () => {
    isStale = false;
    painting = box.paint((place) => paint(place, paintedFor));
    height = box.height();
  };
  const refresh = () => {
    isStale = !!stage.focused && isDisabled(element);
    if (!isStale) paintAgain();
  };

  addEventListener('pageshow', ({ persisted }) => persisted && paintAgain(), { signal });
  const sizes = new ResizeObserver(() => {
    const before = height;
    height = box.height();
    if (height && height !== before) refresh();
  });
  sizes.observe(element);
  // While a press is under way ours lies in its place, and the browser takes the focus from what is hidden; the shopper may move it.
  const states = new MutationObserver(() => {
    const { focused } = stage;
    if (isDisabled(element)) hadFocus = !!focused && (element.getRootNode() as Document).activeElement === focused;
    else if (isStale) paintAgain();
    else if (hadFocus && document.activeElement === document.body) focused?.focus();
  });
  states.observe(element, { attributeFilter: ['disabled'] });

  const stopWatching = stage.watch(() => {
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
