/**
 * Decides when the code of a press is loaded: after the page's first interaction, usually before the click that needs it. An element with
 * `only-sdk` is the only one that does not wait for an interaction, see src/checkout-button.
 */
import { isSparing } from './lib/is-sparing';
import { onEnd } from './lib/on-end';

/** Events of a page's first interaction. */
export const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
const INTENTS = ['pointerenter', 'touchstart', 'focusin', 'pointerdown'];

/** Aborted at the page's first interaction. */
const interaction = new AbortController();
export const { signal: firstInteraction } = interaction;
/** The first interaction has come. */
export const noteInteraction = (): void => interaction.abort();

/** Calls `run` at the page's first interaction, or in a microtask when that was before; not after `end`. */
export function afterInteraction(run: () => void, end: AbortSignal): void {
  if (firstInteraction.aborted) queueMicrotask(() => end.aborted || run());
  else firstInteraction.addEventListener('abort', run, { signal: end });
}

/**
 * Calls `warm` once: when the element is touched, pointed at or focused; for `page` also when it is on the screen after the
 * page's first interaction. Not after `end`.
 */
export function warmOnIntent(element: Element, when: 'page' | 'button', warm: () => void, end: AbortSignal): void {
  const stop = new AbortController();
  const { signal } = stop;
  onEnd(end, () => stop.abort());
  const warmOnce = () => {
    stop.abort();
    warm();
  };
  for (const type of INTENTS) element.addEventListener(type, warmOnce, { passive: true, signal });
  if (when === 'button') return;
  afterInteraction(() => {
    // Checked late, because reading the connection for the first time takes longer than painting the button's content.
    if (isSparing()) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && warmOnce());
    observer.observe(element);
    onEnd(signal, () => observer.disconnect());
  }, signal);
}
