import { expectWrite, writeEnded } from './cart-settled';
import { cartWrite } from './cart-write';

/** Writes whose ends are closer than this are one burst. */
const QUIET_MS = 200;

/** Fields that themes save to the cart by themselves, often a moment after the event. */
const FIELD = /^(note$|attributes\[|updates\[)/;

type StandardEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

const subscribers = new Set<() => void>();
let watching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What each field said last: a `change` repeats what the `input` before it has said. */
const said = new WeakMap<EventTarget, string>();

function changed(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const tell of subscribers) tell();
  }, QUIET_MS);
}

function onField({ target }: Event): void {
  const { name, value, checked } = target as HTMLInputElement;
  if (!FIELD.test(name)) return;
  const saying = value + checked;
  expectWrite(name[0] === 'u' ? 'any' : 'update', said.get(target as Element) === saying);
  said.set(target as Element, saying);
}

/** A theme's link that removes a line. */
function onClick({ target }: Event): void {
  const write = cartWrite((target as Element).closest?.('a[href]')?.getAttribute('href'));
  if (write) expectWrite(write);
}

/** A post that leaves the page needs nothing; one into a frame has no resource entry, only the frame's load. */
function onSubmit(event: Event): void {
  const asked = (what: string) =>
    (event as SubmitEvent).submitter?.getAttribute(`form${what}`) ?? (event.target as Element).getAttribute?.(what);
  const write = cartWrite(asked('action'));
  if (!write) return;
  expectWrite(write);
  for (const frame of document.getElementsByName(String(asked('target')))) {
    frame.addEventListener(
      'load',
      () => {
        writeEnded(write, performance.now());
        changed();
      },
      { once: true },
    );
  }
}

/** Themes say so before they write, by whatever API, and promise to say when it is done. */
function onStandardEvent(event: Event): void {
  const { type, promise, detail } = event as StandardEvent;
  const kind = type.includes('lines') ? 'any' : 'update';
  expectWrite(kind);
  const began = performance.now();
  void Promise.resolve(promise ?? detail?.promise)
    .then(changed, () => {})
    .then(() => writeEnded(kind, began));
}

function onResources(list: PerformanceObserverEntryList): void {
  for (const { name, startTime, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
    const write = cartWrite(name);
    if (!write) continue;
    writeEnded(write, startTime);
    // No status (Safari) or 0 (no answer, a manual redirect) says nothing: the store may have written.
    if (!(responseStatus >= 400)) changed();
  }
}

const LISTENERS = {
  input: onField,
  change: onField,
  click: onClick,
  submit: onSubmit,
  'shopify:cart:lines-update': onStandardEvent,
  'shopify:cart:note-update': onStandardEvent,
  'shopify:cart:discount-update': onStandardEvent,
  'shopify:cart:attributes-update': onStandardEvent,
};

/**
 * Calls back after the page has changed the shopper's cart, once per settled burst of changes, however it does so: `fetch`, XHR,
 * a form post into a frame, a standard event. All subscribers share one watcher; it stays for good, since a drawer that is
 * rendered anew ends its widget at the very moment its change arrives.
 *
 * @returns stops calling back
 */
export function watchCart(onChange: () => void): () => void {
  const tell = () => onChange();
  subscribers.add(tell);
  if (!watching) {
    watching = true;
    // Captured, since a theme may stop its own events.
    for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener, true);
    // Measured in Chromium 156: each fetch, XHR and beacon has an entry 0–2 ms after its end (50 ms when the body is not read), with
    // its status, also beyond a full buffer. So the page's `fetch` stays untouched; that a write begins is read from events.
    if (window.PerformanceObserver) new PerformanceObserver(onResources).observe({ type: 'resource' });
  }
  return () => void subscribers.delete(tell);
}
