/** Writes whose ends are closer than this are one burst. */
const QUIET_MS = 200;

/** The store's cart-modifying paths (specification, shell §2): with or without a locale, `.js`, a query. Reads are none of them. */
const WRITE = /^(\/[a-z]{2,3}(-\w+)*)?\/cart\/(add|change|update|clear)(\.js)?\/?($|[?#])/i;

/** Fields that themes save to the cart by themselves, often a moment after the event. */
const FIELD = /^(note$|attributes\[|updates\[)/;

type StandardEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

/** Of the Cookie Store API, where there is one. */
type CookieEvent = Event & { changed: readonly { name: string }[] };

const subscribers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;
// In milliseconds of performance.now().
let edited = 0;
let written = 0;

/** How long after an edit a write is waited for: a theme's debounce and a slow answer. Not every theme saves what is typed. */
const SAVE_MS = 1500;

/** Whether something was just typed that the theme is about to save to the cart, or is saving. */
export const isSaving = (): boolean => edited > written && performance.now() < edited + SAVE_MS;

function changed(): void {
  clearTimeout(timer);
  timer = setTimeout(() => subscribers.forEach((tell) => tell()), QUIET_MS);
}

function onResource({ name, startTime, responseStatus }: PerformanceResourceTiming): void {
  // The browser reports whole addresses; one of elsewhere stays whole, and so is no path.
  if (!WRITE.test(name.replace(location.origin, ''))) return;
  written = startTime;
  // No status (Safari) or 0 (no answer, a manual redirect) says nothing: the store may have written.
  if (!(responseStatus >= 400)) changed();
}

function onField({ target }: Event): void {
  if (FIELD.test((target as HTMLInputElement).name)) edited = performance.now();
}

/** Themes say so before they write, by whatever API, and promise to say when it is done. */
function onStandardEvent(event: Event): void {
  const { promise, detail } = event as StandardEvent;
  Promise.resolve(promise ?? detail?.promise).then(changed, () => {
    // Nothing was written.
  });
}

function onCookie(event: Event): void {
  if ((event as CookieEvent).changed.some(({ name }) => name === 'cart')) changed();
}

function watch(): void {
  watching = true;
  // Captured, since a theme may stop its own events.
  addEventListener('input', onField, true);
  for (const part of ['lines', 'note', 'discount', 'attributes']) {
    addEventListener(`shopify:cart:${part}-update`, onStandardEvent, true);
  }
  // Measured in Chromium 156: each fetch, XHR and beacon has an entry 0–7 ms after its end, with its status, also beyond a full
  // buffer. So the page's `fetch` stays untouched. An answer whose body is never read has none, but the store renews the cart's
  // cookie with each write, and Chromium tells of that.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', onCookie);
  if (!window.PerformanceObserver) return;
  new PerformanceObserver((list) => (list.getEntries() as PerformanceResourceTiming[]).forEach(onResource)).observe({
    type: 'resource',
  });
}

/**
 * Calls back after the page has changed the shopper's cart, once per settled burst of changes, by `fetch`, XHR or a standard event.
 * All subscribers share one watcher; it stays for good, since a drawer that is rendered anew ends its widget at the very moment
 * its change arrives.
 *
 * @returns stops calling back
 */
export function watchCart(onChange: () => void): () => void {
  if (!watching) watch();
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
}
