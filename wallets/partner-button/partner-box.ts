import { adoptStyle } from '../../src/button/roots';
import { makeElement } from '../../src/lib/dom';
import type { OurButton } from '../../src/wallet';
import style from './partner-button.css?inline';

/** The content that a partner has painted. */
export interface PartnerPainted {
  /** The element that can have the focus. */
  element: HTMLElement;
  /** Lets go of everything. Called once. */
  close(): void;
}

/** Paints the partner's button. Resolves with null if nothing was painted: then our button stays. */
type Paint = (place: HTMLElement) => Promise<PartnerPainted | null>;

/** Whether the shopper points at an element, presses or focuses it. On screens without a hovering pointer a tap leaves it hovered. */
const isUsed = (element: Element): boolean =>
  element.matches(matchMedia('(hover: hover)').matches ? ':hover,:active,:focus-within' : ':active,:focus-within');

/** The box on our button, with what a partner has painted into it. It is not shown after `end`. */
export function createBox(ours: OurButton, end: AbortSignal) {
  const { element, root } = ours;
  const slot = makeElement('slot', { name: 'partner' });
  adoptStyle(root, style);
  // `insertBefore`, because old libraries replace `prepend`.
  root.insertBefore(slot, root.firstChild);
  let place: HTMLElement | undefined;
  let painted: PartnerPainted | null = null;

  /** Throws when nothing was painted. */
  const show = () => {
    ours.focused = painted!.element;
    slot.className = 'shown';
  };
  const showUnlessUsed = () => {
    if (painted && !isUsed(element)) show();
  };
  const clear = () => {
    const before = painted;
    painted = ours.focused = null;
    slot.className = '';
    // Old libraries replace `remove` with their own method.
    place?.parentNode?.removeChild(place);
    place = undefined;
    before?.close();
  };

  // If a theme has emptied the element, our button is shown again. Otherwise nothing would be visible.
  slot.addEventListener('slotchange', () => place?.parentNode !== element && clear());

  // Checked in a task of its own, because the element still matches during the event. A finger that is lifted also causes these events.
  for (const type of ['pointerleave', 'focusout'])
    element.addEventListener(type, () => setTimeout(showUnlessUsed), { signal: end });

  return {
    show,
    clear,
    /** Height in CSS pixels; 0 while the box is hidden or not in the page. */
    height: () => place?.offsetHeight ?? 0,
    /** Paints into an empty box. The result is shown once the shopper no longer touches our button. */
    async paint(paint: Paint) {
      clear();
      const ownPlace = (place = makeElement('div', { slot: 'partner' }));
      element.appendChild(ownPlace);
      const result = await paint(ownPlace).catch(ours.report);
      if (place !== ownPlace) return result?.close();
      painted = result ?? null;
      showUnlessUsed();
    },
  };
}
