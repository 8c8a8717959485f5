/** Metrics and logs as OpenTelemetry takes them. */
import type { OpenLane } from '../lane';
import type { WriteLog } from '../log-line';
import type { EventEntry } from '../../track';
import { logOfEvent } from './log-of-event';
import { createLogs } from './logs';
import { measureEntries } from './measure';
import { createMetrics } from './metrics';
import { recordTimings } from './timings';

/** Turns entries into metrics and lines of the log. */
export interface Otlp {
  write: WriteLog;
  /** Writes the line of an event, where it has one. */
  note(entry: EventEntry): void;
  /** Counts an event; to be called only where the shopper allows analytics. */
  measure(entry: EventEntry): void;
  /** The page is being left. */
  close(): void;
  /** The page was put away and is back. */
  restart(): void;
}

/** Turns entries into metrics and lines of the log, and opens the ways to their two receivers under `url`. */
export function createOtlp(url: string, open: OpenLane): Otlp {
  const metrics = createMetrics(Date.now());
  const logs = createLogs();
  const headers = { 'Content-Type': 'application/json' };
  open({ url: `${url}/v1/metrics`, headers, needsAnalytics: true, next: () => metrics.collect(Date.now()) });
  open({ url: `${url}/v1/logs`, headers, next: logs.collect });
  recordTimings(metrics);
  return {
    write: logs.write,
    note(entry) {
      const line = logOfEvent(entry);
      if (line) logs.write(line, entry.at);
    },
    measure: measureEntries(metrics),
    close: () => logs.close(Date.now()),
    restart: logs.restart,
  };
}
