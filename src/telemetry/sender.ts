import type { TelemetryConfig } from './config';
import { createLazyErrors } from './lazy-errors';
import type { createErrors } from './errors/error-reports';
import { createEvents } from './events';
import { createLane, type Lane, type OpenLane } from './lane';
import { createOtlp } from './otlp';
import type { Consent } from './parse-consent';
import { MAX_QUEUED, type Entry } from '../core/track';

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
 */
export function createSender(
  config: TelemetryConfig,
  consent: () => Consent | null,
  loadErrors: () => Promise<{ createErrors: typeof createErrors }>,
): Sender {
  const waiting: Entry[] = [];
  /** What the shopper allowed at the last flush: to ask for each body would read the page's cookies each time. */
  let allowed: Consent | null = null;
  const maySend = (needsAnalytics = config.errorsNeedConsent) => allowed!.analytics || !needsAnalytics;
  const lanes: Lane[] = [];
  const open: OpenLane = (options) => {
    const attributes = { receiver: options.url.split('/').pop() };
    const isAllowed = () => maySend(options.needsAnalytics);
    const onInvalid = () => write?.({ severity: 'ERROR', message: 'validation error', attributes }, Date.now());
    const lane = createLane({ ...options, isAllowed, onInvalid });
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
      if (!allowed || !navigator.onLine) return;
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
