/**
 * Decides when the code of a press is loaded: after the page's first interaction, usually before the click that needs it. An element with
 * `only-sdk` is the only one that does not wait for an interaction, see src/rare-hosts/checkout-button.ts.
 */
import { savesData } from '../lib/saves-data';
import { onEnd } from '../lib/async';
import { companion, startCompanion } from '../companion/start-companion';
import { afterInteraction } from '../page/first-interaction';

const INTENTS = ['pointerenter', 'touchstart', 'focusin', 'pointerdown'];

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
    if (savesData()) return;
    void startCompanion().then(() => signal.aborted || companion()?.warmOnScreen(element, warmOnce, signal));
  }, signal);
}
