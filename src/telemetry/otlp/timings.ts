import { liveWidgets } from '../../live-widgets';
import type { Metrics } from './metrics';

/** Vendors' scripts; the word is also what the script leaves in the page. */
const SDK = /^https:\/\/(?:[\w-]+\.)*(?:pay\.(google)|(paypal)|(?:payments-)?(amazon))\.\w/;

/** A host that is painted later than this after the first one belongs to another moment of the page. */
const LATEST = 10_000;

/** `2xx` and so on; `none` where no answer came, or the browser does not say. */
const statusClass = (status = 0): string => (status ? `${Math.floor(status / 100)}xx` : 'none');

/** From the module's start until the buttons of the hosts that were there are painted, where that is known. */
function recordPaint({ record }: Metrics): void {
  const [start, painted] = ['start', 'rendered'].map((name) => performance.getEntriesByName(`karui:${name}`)[0]);
  const [first] = liveWidgets;
  if (start && painted && first && painted.startTime - first.createdAt < LATEST)
    record('paint.duration', { page_type: first.pageType }, painted.startTime - start.startTime);
}

function recordResource({ record }: Metrics, resource: PerformanceResourceTiming): void {
  const { name, duration, responseStatus, initiatorType } = resource;
  const [, operation] = /\/graphql\.json\?operation_name=(\w+)$/.exec(name) ?? [];
  if (operation) return record('request.duration', { operation, status_class: statusClass(responseStatus) }, duration);
  const [, ...words] = (initiatorType === 'script' && SDK.exec(name)) || [];
  const vendor = words.find(Boolean);
  if (!vendor) return;
  const wallet = vendor === 'paypal' ? vendor : `${vendor}_pay`;
  record('sdk.duration', { wallet, result: vendor in window ? 'loaded' : 'failed' }, duration);
}

/** Records the paint, and from now on the browser's own list of requests: calls of the cart API, and vendors' scripts. What was before too. */
export function recordTimings(metrics: Metrics): void {
  recordPaint(metrics);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) recordResource(metrics, entry as PerformanceResourceTiming);
  });
  observer.observe({ type: 'resource', buffered: true });
}
