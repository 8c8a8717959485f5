import { adoptStyle } from '../../src/lib/adopt-style';
import { element as makeElement } from '../../src/lib/element';
import type { Stage } from '../../src/wallet';
import style from './partner-button.css?inline';

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
  close(this: void): void;
  /** Puts it in the place of ours as soon as it is painted, whoever points at ours. Rejects when nothing was painted. */
  takeOver(): Promise<void>;
}

/** Whether the shopper points at an element, presses or focuses it. On screens without a hovering pointer a tap leaves it hovered. */
const isUsed = (element: Element): boolean =>
  element.matches(matchMedia('(hover: hover)').matches ? ':hover, :active, :focus-within' : ':active, :focus-within');

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
  const ended = new AbortController();
  const { signal } = ended;
  const slot = makeElement('slot', { name: 'partner' });
  adoptStyle(root, style);
  root.prepend(slot);

  let place: HTMLElement | undefined;
  let painted: PartnerPainted | null = null;
  let painting: Promise<void> | undefined;
  let paintedFor: T;
  /** Height of the box when it was last painted; 0 while it is out of the page, or hidden. */
  let height = 0;
  /** It is to be painted again when the press under way is over, whose window would close with it. */
  let isStale = false;
  let hadFocus = false;

  const isDisabled = () => element.hasAttribute('disabled');

  const clear = () => {
    const before = painted;
    painted = stage.focused = null;
    slot.className = '';
    // Old libraries put a method of their own in the place of `remove`.
    place?.parentNode?.removeChild(place);
    before?.close();
  };

  /** Throws when nothing was painted. */
  const show = () => {
    stage.focused = painted!.element;
    slot.className = 'shown';
  };
  const showUnlessUsed = () => {
    if (painted && !isUsed(element)) show();
  };

  const paintNow = async () => {
    isStale = false;
    clear();
    const mine = (place = makeElement('div', { slot: 'partner' }));
    element.append(mine);
    height = mine.offsetHeight;
    const result = await paint(mine, paintedFor).catch(stage.report);
    if (place !== mine || signal.aborted) return result?.close();
    painted = result ?? null;
    showUnlessUsed();
  };
  const paintAgain = () => void (painting = paintNow());
  const refresh = () => {
    isStale = !!painted && isDisabled();
    if (!isStale) paintAgain();
  };

  // The element still matches while the event is on its way. A finger that is lifted leaves, too.
  for (const type of ['pointerleave', 'focusout'])
    element.addEventListener(type, () => setTimeout(showUnlessUsed), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && paintAgain(), { signal });

  const sizes = new ResizeObserver(() => {
    const before = height;
    height = place?.offsetHeight ?? 0;
    if (height && height !== before) refresh();
  });
  sizes.observe(element);

  // While a press is under way ours lies in its place, and the browser takes the focus from what is hidden.
  const states = new MutationObserver(() => {
    if (isDisabled()) {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      hadFocus = activeElement === painted?.element;
    } else if (isStale) paintAgain();
    else if (hadFocus) painted?.element.focus({ preventScroll: true });
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
      clear();
    },
    async takeOver() {
      await painting;
      show();
    },
  };
}
