/**
 * The loading ladder: nothing is fetched before the page's first interaction; from then on what a click will need is there.
 */

const FIRST = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;
const TOUCH = ['pointerenter', 'touchstart', 'focusin', 'pointerdown'] as const;

/** The first interaction anywhere in the page: one set of listeners for all widgets, gone after the first event. */
const interacted = new Promise<void>((resolve) => {
  const stop = new AbortController();
  for (const type of FIRST) {
    addEventListener(type, () => (stop.abort(), resolve()), { capture: true, passive: true, signal: stop.signal });
  }
});

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A shopper who saves data, or whose line is very slow, is not made to fetch what may never be pressed. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !!connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Calls `warm` once: when the element is touched, pointed at or focused; for `page` also when it is on the screen after the
 * page's first interaction.
 *
 * @returns stops waiting
 */
export function warmOnIntent(element: Element, when: 'page' | 'button', warm: () => void): () => void {
  const stop = new AbortController();
  const go = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    warm();
  };
  for (const type of TOUCH) element.addEventListener(type, go, { passive: true, signal: stop.signal });
  if (when === 'page' && !isSparing()) {
    void interacted.then(() => {
      if (stop.signal.aborted) return;
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && go());
      observer.observe(element);
      stop.signal.addEventListener('abort', () => observer.disconnect());
    });
  }
  return () => stop.abort();
}

/** Calls `run` at the page's first interaction, or at once after it. */
export const afterInteraction = (run: () => void): void => void interacted.then(run);

/** Calls `run` when the page is idle after its first interaction, unless the shopper saves data: for what nobody waits for. */
export function whenIdle(run: () => void): void {
  if (isSparing()) return;
  // Safari has no idle callback.
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  afterInteraction(() => idle(run));
}
