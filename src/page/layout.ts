import { onEnd } from '../lib/on-end';

const VERTICAL = 'additional-checkout-buttons--vertical';
const HORIZONTAL = 'additional-checkout-buttons--horizontal';

/** The layout that the nearest ancestor with a layout class asks for; horizontal where none does. */
function isVertical(element: Element): boolean {
  return !!element.closest(`.${VERTICAL}, .${HORIZONTAL}`)?.classList.contains(VERTICAL);
}

/**
 * Calls back with the layout now and whenever a theme's script has changed it, until `end`. The class stands on an ancestor, outside
 * of what a shadow root's style can see, so every ancestor's class is watched.
 */
export function watchLayout(element: Element, onChange: (vertical: boolean) => void, end: AbortSignal): void {
  const tell = () => onChange(isVertical(element));
  const observer = new MutationObserver(tell);
  for (let at = element.parentElement; at; at = at.parentElement) observer.observe(at, { attributeFilter: ['class'] });
  tell();
  onEnd(end, () => observer.disconnect());
}
