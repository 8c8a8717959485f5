import { adoptStyle } from '../../src/lib/adopt-style';
import { element as makeElement } from '../../src/lib/element';
import type { Stage } from '../../src/wallet';
import style from './partner-button.css?inline';
import { whenLeft } from './when-left';

/** What a partner has painted. */
export interface PartnerPainted {
  /** What takes the focus. */
  element: HTMLElement;
  /** Lets go of everything. Called once. */
  close(): void;
}

/** Another company's button in the place of ours. */
export interface PartnerButton {
  /** Takes it away: ours is there again. */
  close(): void;
  /** Puts it in the place of ours as soon as it is painted, whoever points at ours. Rejects when nothing was painted. */
  takeOver(): Promise<void>;
}

/**
 * Paints a partner's own button in a box with the size and corners of ours, in light DOM, because partners don't paint into shadow roots.
 * Ours stays until the other is there and nobody points at it, presses or focuses it. It is painted again when what it was painted for
 * has changed, when its height has, when the page has come back from the back/forward cache, and when a theme has taken it out and put it
 * back: partners' frames die then.
 *
 * @param read what it is painted for, of the wallet's context
 * @param paint resolves with null when nothing was painted: ours stays
 */
export function partnerButton<T>(
  stage: Stage,
  read: () => T,
  paint: (place: HTMLElement, paintedFor: T) => Promise<PartnerPainted | null>,
): PartnerButton {
  const { element, root } = stage;
  const slot = makeElement('slot', { name: 'partner' });
  adoptStyle(root, style);
  root.prepend(slot);

  let place: HTMLElement | undefined;
  let painted: PartnerPainted | null = null;
  let painting: Promise<void> = Promise.resolve();
  let stopWaiting = () => {};
  let paintedFor: T;
  /** Height of the box when it was last painted; 0 while it is out of the page, or hidden. */
  let height = 0;
  /** It is to be painted again when the press under way is over, whose window would close with it. */
  let isStale = false;
  let hadFocus = false;

  const clear = () => {
    stopWaiting();
    slot.className = '';
    stage.focused = null;
    const before = painted;
    painted = null;
    place?.remove();
    place = undefined;
    before?.close();
  };

  const show = () => {
    stopWaiting();
    if (!painted) return;
    slot.className = 'shown';
    stage.focused = painted.element;
  };

  const paintAgain = () => {
    isStale = false;
    clear();
    const mine = (place = makeElement('div', { slot: 'partner' }));
    element.append(mine);
    ({ height } = mine.getBoundingClientRect());
    painting = paint(mine, paintedFor).then(
      (result) => {
        if (place !== mine) return result?.close();
        painted = result;
        if (result) stopWaiting = whenLeft(element, show);
      },
      (error) => {
        if (place === mine) clear();
        stage.report(error);
      },
    );
  };

  const refresh = () => {
    isStale = !!painted && element.hasAttribute('disabled');
    if (!isStale) paintAgain();
  };

  const sizes = new ResizeObserver(() => {
    const now = place?.getBoundingClientRect().height ?? 0;
    if (now === height) return;
    const wasOut = !height;
    height = now;
    if (now) (wasOut ? paintAgain : refresh)();
  });
  sizes.observe(element);

  /** While a press is under way our button lies in its place, and the browser takes the focus from what is hidden. */
  const states = new MutationObserver(() => {
    if (element.hasAttribute('disabled')) {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      hadFocus = !!painted && activeElement === painted.element;
    } else if (isStale) paintAgain();
    else if (hadFocus) painted?.element.focus({ preventScroll: true });
  });
  states.observe(element, { attributeFilter: ['disabled'] });

  const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && paintAgain());
  addEventListener('pageshow', comeBack);
  const stopWatching = stage.watch(() => {
    paintedFor = read();
    refresh();
  });

  return {
    close() {
      stopWatching();
      removeEventListener('pageshow', comeBack);
      sizes.disconnect();
      states.disconnect();
      clear();
    },
    async takeOver() {
      await painting;
      if (!painted) throw new Error('nothing was painted');
      show();
    },
  };
}
