/** Metrics and logs in OpenTelemetry's format. */
import type { HistogramKind } from '../telemetry-meta';
import type { OpenLane } from '../lane';
import { type WriteLog, type LogLine, createLogs } from './logs';
import { measureEntries } from './event-metrics';
import { createMetrics } from './metrics';
import { recordTimings } from './timings';
import type { EventEntry } from '../../lib/track';

/** The log line of an event, if the event says that something must be corrected. */
export function logOfEvent({ name, data }: EventEntry): LogLine | undefined {
  const { wallet, reason } = data as { wallet?: string; reason?: string };
  const message = reason === 'missing_cart_id' ? 'cartTokenMissing' : name;
  // `missing_merchant_name` and `cartTokenMissing`.
  if (/^missing_m|^cartT/.test(message)) return { severity: 'WARN', message, attributes: { wallet } };
}

/** Turns events into metrics and lines of the log, and opens the ways to their two receivers under `url`. @returns writes a line */
export function createOtlp(url: string, histograms: HistogramKind, open: OpenLane): WriteLog {
  // From the page's start, because presses before this code came are counted too.
  const metrics = createMetrics(Math.round(performance.timeOrigin), histograms);
  const logs = createLogs();
  const headers = { 'Content-Type': 'application/json' };
  const recordLatest = recordTimings(metrics);
  open({
    url: `${url}/v1/metrics`,
    headers,
    needsAnalytics: true,
    record: measureEntries(metrics),
    next() {
      recordLatest();
      return metrics.collect(Date.now());
    },
  });
  open({
    url: `${url}/v1/logs`,
    headers,
    ...logs,
    record(entry) {
      const line = logOfEvent(entry);
      if (line) logs.write(line, entry.at);
    },
  });
  return logs.write;
}
