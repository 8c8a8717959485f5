/**
 * The loading ladder: nothing is fetched before the page's first interaction; from then on what a click will need is there.
 */

const FIRST = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;
const TOUCH = ['pointerenter', 'touchstart', 'focusin', 'pointerdown'] as const;

/** What waits for the first interaction anywhere in the page; null after it. What no longer waits is not kept. */
let waiting: Set<() => void> | null = new Set();

// One set of listeners for all widgets, gone after the first event.
const untilFirst = new AbortController();
const onFirst = () => {
  untilFirst.abort();
  waiting?.forEach((run) => queueMicrotask(run));
  waiting = null;
};
for (const type of FIRST) addEventListener(type, onFirst, { capture: true, passive: true, signal: untilFirst.signal });

/**
 * Calls `run` at the page's first interaction, or at once after it.
 *
 * @returns stops waiting
 */
export function afterInteraction(run: () => void): () => void {
  if (waiting) waiting.add(run);
  else queueMicrotask(run);
  return () => void waiting?.delete(run);
}

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
  if (when === 'page') {
    const forget = afterInteraction(() => {
      // Asked for late: the first look at the connection takes longer than painting the button's inside.
      if (stop.signal.aborted || isSparing()) return;
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && go());
      observer.observe(element);
      stop.signal.addEventListener('abort', () => observer.disconnect());
    });
    stop.signal.addEventListener('abort', forget);
  }
  return () => stop.abort();
}

/**
 * Calls `run` when the page is idle after its first interaction, unless the shopper saves data: for what nobody waits for.
 *
 * @returns stops waiting for the interaction
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  return afterInteraction(() => isSparing() || idle(run));
}
