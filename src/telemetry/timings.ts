import { liveWidgets } from '../live-widgets';

type Note = (name: string, data: Readonly<Record<string, unknown>>) => void;

/** Vendors' scripts; the word is also what the script leaves in the page. */
const SDK = /^https:\/\/(?:[\w-]+\.)*(?:pay\.(google)|(paypal)|(?:payments-)?(amazon))\.\w/;

/** A host that is painted later than this after the first one belongs to another moment of the page. */
const LATEST = 10_000;

/** From the module's start until the buttons of the hosts that were there are painted, in milliseconds; undefined where that is not known. */
export function paintDuration(): number | undefined {
  const [start] = performance.getEntriesByName('karui:start');
  const [painted] = performance.getEntriesByName('karui:rendered');
  const first = Math.min(...[...liveWidgets].map(({ createdAt }) => createdAt));
  if (!start || !painted || !(painted.startTime - first < LATEST)) return;
  return painted.startTime - start.startTime;
}

/** `2xx` and so on; `none` where no answer came, or the browser does not say. */
const statusClass = (status = 0): string => (status ? `${Math.floor(status / 100)}xx` : 'none');

function noteResource({ name, duration, responseStatus, initiatorType }: PerformanceResourceTiming, note: Note): void {
  const [, operation] = /\/graphql\.json\?operation_name=(\w+)$/.exec(name) ?? [];
  if (operation) return note('request', { operation, status: statusClass(responseStatus), ms: duration });
  if (initiatorType !== 'script') return;
  const [, ...words] = SDK.exec(name) ?? [];
  const vendor = words.find(Boolean);
  if (vendor) {
    const wallet = vendor === 'paypal' ? vendor : `${vendor}_pay`;
    note('sdk', { wallet, result: vendor in window ? 'loaded' : 'failed', ms: duration });
  }
}

/** Follows the browser's own list of requests: calls of the cart API, and vendors' scripts. What was before is told too. */
export function watchTimings(note: Note): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noteResource(entry as PerformanceResourceTiming, note);
  });
  observer.observe({ type: 'resource', buffered: true });
}
