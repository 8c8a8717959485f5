import { onEnd } from '../core/lib/on-end';

/** Calls `warm` when the element is on the screen; not after `end`. */
export function warmOnScreen(element: Element, warm: () => void, end: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && warm());
  observer.observe(element);
  onEnd(end, () => observer.disconnect());
}
