import { adoptStyle } from '../../src/core/lib/adopt-style';
import { element as makeElement } from '../../src/core/lib/element';
import type { Stage } from '../../src/wallet';
import style from './partner-button.css?inline';

/** What a partner has painted. */
export interface PartnerPainted {
  /** What takes the focus. */
  element: HTMLElement;
  /** Lets go of everything. Called once. */
  close(): void;
}

/** Paints the partner's button. Resolves with null when nothing was painted: ours stays. */
export type Paint = (place: HTMLElement) => Promise<PartnerPainted | null>;

/** Whether the shopper points at an element, presses or focuses it. On screens without a hovering pointer a tap leaves it hovered. */
const isUsed = (element: Element): boolean =>
  element.matches(matchMedia('(hover: hover)').matches ? ':hover,:active,:focus-within' : ':active,:focus-within');

/** The box that lies on our button, with what a partner has painted into it. Shown to nobody after `end`. */
export function createBox(stage: Stage, end: AbortSignal) {
  const { element, root } = stage;
  const slot = makeElement('slot', { name: 'partner' });
  adoptStyle(root, style);
  // Not by `prepend`, which old libraries replace.
  root.insertBefore(slot, root.firstChild);
  let place: HTMLElement | undefined;
  let painted: PartnerPainted | null = null;

  /** Throws when nothing was painted. */
  const show = () => {
    stage.focused = painted!.element;
    slot.className = 'shown';
  };
  const showUnlessUsed = () => {
    if (painted && !isUsed(element)) show();
  };
  const clear = () => {
    const before = painted;
    painted = stage.focused = null;
    slot.className = '';
    // Old libraries put a method of their own in the place of `remove`.
    place?.parentNode?.removeChild(place);
    place = undefined;
    before?.close();
  };

  // A theme may have emptied the element: ours is there again, or nothing would be seen.
  slot.addEventListener('slotchange', () => place?.parentNode !== element && clear());

  // The element still matches while the event is on its way. A finger that is lifted leaves, too.
  for (const type of ['pointerleave', 'focusout'])
    element.addEventListener(type, () => setTimeout(showUnlessUsed), { signal: end });

  return {
    show,
    clear,
    /** In CSS pixels; 0 while it is out of the page, or hidden. */
    height: () => place?.offsetHeight ?? 0,
    /** Paints into an empty box. What is painted is shown when the shopper lets go of ours. */
    async paint(paint: Paint) {
      clear();
      const mine = (place = makeElement('div', { slot: 'partner' }));
      element.appendChild(mine);
      const result = await paint(mine).catch(stage.report);
      if (place !== mine) return result?.close();
      painted = result ?? null;
      showUnlessUsed();
    },
  };
}
