import { loadOnce } from '../lib/async';
import { liveWidgets } from '../widget/live-widgets';
import type { TelemetryConfig } from './telemetry-meta';
import type { createErrors, Errors } from './errors/error-reports';
import { type OpenLane, createLane, type Lane } from './lane';
import type { WriteLog } from './otlp/logs';
import type { Consent } from './parse-consent';
import { MAX_QUEUED, type Entry } from '../lib/track';
import { createEvents } from './events';
import { createOtlp } from './otlp';
import type * as Network from '../network';
import { OFFLINE_ASK } from '../limits';

/** The same as `Errors`, also before its code is there: it is fetched with the first error, or to count the session. */
interface LazyErrors extends Errors {
  /** Counts the page as a session, once it has one of our hosts and the shopper allows it. */
  begin(consent: Consent): void;
}

/**
 * Takes errors and counts the session. Loads the code for both when it is needed.
 *
 * @param importErrors loads the code
 * @param write writes a line to the log; undefined if no receiver takes logs
 */
function createLazyErrors(
  { errors: receivers, stage }: TelemetryConfig,
  importErrors: () => Promise<{ createErrors: typeof createErrors }>,
  write: WriteLog | undefined,
  open: OpenLane,
): LazyErrors {
  let isBegun = !receivers?.sessions;
  let isAskedFor = false;
  const waiting: [Entry, Consent][] = [];
  // After a failure the next error asks for it again.
  const [code, fetchErrors] = loadOnce<Errors>(
    async () => (await importErrors()).createErrors(receivers, stage, write, open),
    undefined,
    (errors) => {
      for (const [entry, consent] of waiting) errors.record(entry, consent);
    },
  );
  return {
    record(entry, consent) {
      const errors = code();
      if (errors) return errors.record(entry, consent);
      // As many as come at once: an error among them is not lost.
      if (waiting.push([entry, consent]) > MAX_QUEUED) waiting.shift();
      // Without a receiver of errors or logs, the code is not needed.
      if (entry.type === 'error' && (receivers || write)) void fetchErrors();
    },
    begin(consent) {
      if (isBegun || !consent.analytics || !liveWidgets.size) return;
      const errors = code();
      isBegun = !!errors;
      if (errors) return errors.begin(consent);
      // This is called every second, and the network may be down.
      if (!isAskedFor) void fetchErrors();
      isAskedFor = true;
    },
    restart: () => code()?.restart(),
  };
}

/** What is known of the network. */
type Known = Pick<typeof Network, 'isOffline' | 'hasNetwork'> | undefined;

interface Sender {
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
 * @param network while the page is offline, everything waits
 */
export function createSender(
  config: TelemetryConfig,
  consent: () => Consent | null,
  loadErrors: () => Promise<{ createErrors: typeof createErrors }>,
  network?: Known,
): Sender {
  const waiting: Entry[] = [];
  /** What the shopper allowed at the last flush: to ask for each body would read the page's cookies each time. */
  let allowed: Consent | null = null;
  const maySend = (needsAnalytics = config.errorsNeedConsent) => allowed!.analytics || !needsAnalytics;
  const isOffline = () => !!network?.isOffline();
  let askedAt = -Infinity;
  /** Asks the store whether the page is online after all. Nobody waits for the answer: it counts when entries are taken next. */
  const askForNetwork = () => {
    if (performance.now() < askedAt + OFFLINE_ASK) return;
    askedAt = performance.now();
    void network?.hasNetwork();
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
      if (isOffline()) return askForNetwork();
      errors.begin(allowed);
      for (const entry of waiting.splice(0)) {
        if (maySend()) errors.record(entry, allowed);
        if (entry.type === 'event') for (const lane of lanes) lane.record(entry);
      }
      for (const lane of lanes) lane.send(isLeft);
    },
    restart() {
      for (const lane of lanes) lane.restart();
      errors.restart();
    },
  };
}
