import { liveWidgets } from '../../widget/live-widgets';
import type { Metrics } from './metrics';
import { FIRST_HOSTS } from '../../limits';

/** Calls of the cart API with their operation, and vendors' scripts. */
const REQUEST =
  /\/graphql\.json\?operation_name=(\w+)$|^https:\/\/(?:[\w-]+\.)*(?:pay\.|payments-|(?=paypal))(google|paypal|amazon)\.\w/;

/** From the module's start until the buttons of the hosts that were there are painted, where that is known. */
function recordPaint({ record }: Metrics): void {
  const [start, painted] = ['start', 'rendered'].map((name) => performance.getEntriesByName(`karui:${name}`)[0]);
  const [first] = liveWidgets;
  if (start && painted && first && painted.startTime - first.createdAt < FIRST_HOSTS)
    record('paint.duration', { page_type: first.pageType }, painted.startTime - start.startTime);
}

function recordResource({ record }: Metrics, resource: PerformanceResourceTiming): void {
  // A second copy of the script, which has no hosts, would count the same again.
  if (!liveWidgets.size) return;
  const { name, duration, responseStatus, initiatorType } = resource;
  const [, operation, vendor] = REQUEST.exec(name) ?? [];
  if (operation) {
    // `2xx` and so on; `none` if there was no answer, or if the browser does not give the status.
    const statusClass = `${responseStatus || 'none'}`.replace(/\d\d$/, 'xx');
    record('request.duration', { operation, status_class: statusClass }, duration);
  }
  if (!vendor || initiatorType !== 'script') return;
  // The global that the script sets; `wallets/paypal/load-paypal.ts` gives PayPal's its name.
  const [wallet, global] = vendor === 'paypal' ? [vendor, 'karuiPayPal1'] : [`${vendor}_pay`, vendor];
  // Chromium tells of a script before it runs it.
  setTimeout(() => record('sdk.duration', { wallet, result: global in window ? 'loaded' : 'failed' }, duration));
}

/**
 * Records the paint, and from now on the requests that the browser lists: calls of the cart API, and vendors' scripts. Includes earlier
 * requests.
 *
 * @returns records the requests that the browser has listed and not told of yet; a page that is left is not told of its last ones
 */
export function recordTimings(metrics: Metrics): () => void {
  recordPaint(metrics);
  const recordAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) recordResource(metrics, entry as PerformanceResourceTiming);
  };
  const observer = new PerformanceObserver((list) => recordAll(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => recordAll(observer.takeRecords());
}
