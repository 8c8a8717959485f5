import type { TelemetryConfig } from './config';
import { createLazyErrors } from './lazy-errors';
import type { createErrors } from './errors/error-reports';
import { createEvents } from './events';
import { createLane, type Lane, type OpenLane } from './lane';
import { createOtlp } from './otlp';
import type { Consent } from './parse-consent';
import { MAX_QUEUED, type Entry } from '../core/track';
import type * as Network from '../network';

/** How often the store is asked whether there is a line while there seems to be none, in milliseconds. */
const ASK_EVERY = 30_000;

/** What is known of the line. */
export type KnownLine = Pick<typeof Network, 'isOffline' | 'hasLine'> | undefined;

export interface Sender {
  /** Takes entries and sends all that may be sent; at the same time if the page `isLeft`. */
  take(entries: readonly Entry[], isLeft: boolean): void;
  /** To be called when the page has come back from the back/forward cache. */
  restart(): void;
}

/**
 * Turns entries into events, metrics, log lines and error reports, and sends each to its receiver.
 *
 * @param consent what the shopper allows now; null until it is known, and so long everything waits
 * @param loadErrors fetches the code of error reports
 * @param line while there is none, everything waits
 */
export function createSender(
  config: TelemetryConfig,
  consent: () => Consent | null,
  loadErrors: () => Promise<{ createErrors: typeof createErrors }>,
  line?: KnownLine,
): Sender {
  const waiting: Entry[] = [];
  /** What the shopper allowed at the last flush: to ask for each body would read the page's cookies each time. */
  let allowed: Consent | null = null;
  const maySend = (needsAnalytics = config.errorsNeedConsent) => allowed!.analytics || !needsAnalytics;
  const isOffline = () => !!line?.isOffline();
  let askedAt = -Infinity;
  /** Asks the store whether there is a line after all. Nobody waits for the answer: it counts when entries are taken next. */
  const askForLine = () => {
    if (performance.now() < askedAt + ASK_EVERY) return;
    askedAt = performance.now();
    void line?.hasLine();
  };
  const lanes: Lane[] = [];
  const open: OpenLane = (options) => {
    const attributes = { receiver: options.url.split('/').pop() };
    const isAllowed = () => maySend(options.needsAnalytics);
    const onInvalid = () => write?.({ severity: 'ERROR', message: 'validation error', attributes }, Date.now());
    const lane = createLane({ ...options, isAllowed, isOffline, onInvalid });
    lanes.push(lane);
    return lane;
  };
  if (config.events) createEvents(config.events, () => allowed, open);
  const write = config.otlp ? createOtlp(config.otlp, config.histograms, open) : undefined;
  const errors = createLazyErrors(config, loadErrors, write, open);

  return {
    take(entries, isLeft) {
      waiting.push(...entries);
      waiting.splice(0, waiting.length - MAX_QUEUED);
      allowed = consent();
      if (!allowed) return;
      if (isOffline()) return askForLine();
      errors.begin(allowed);
      for (const entry of waiting.splice(0)) {
        if (maySend()) errors.note(entry, allowed);
        if (entry.type === 'event') for (const lane of lanes) lane.note(entry);
      }
      for (const lane of lanes) lane.send(isLeft);
    },
    restart() {
      for (const lane of lanes) lane.restart();
      errors.restart();
    },
  };
}
