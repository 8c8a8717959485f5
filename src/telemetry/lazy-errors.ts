import { loadOnce } from '../core/lib/load-once';
import { liveWidgets } from '../core/live-widgets';
import type { TelemetryConfig } from './config';
import type { createErrors, Errors } from './errors/error-reports';
import type { OpenLane } from './lane';
import type { WriteLog } from './otlp/logs';
import type { Consent } from './parse-consent';
import { MAX_QUEUED, type Entry } from '../core/track';

/** The same as `Errors`, also before its code is there: it is fetched with the first error, or to count the session. */
export interface LazyErrors extends Errors {
  /** Counts the page as a session, once it has one of our hosts and the shopper allows it. */
  begin(consent: Consent): void;
}

/**
 * Takes errors and counts the session. Loads the code for both when it is needed.
 *
 * @param importErrors loads the code
 * @param write writes a line to the log; undefined if no receiver takes logs
 */
export function createLazyErrors(
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
      for (const [entry, consent] of waiting) errors.note(entry, consent);
    },
  );
  return {
    note(entry, consent) {
      const errors = code();
      if (errors) return errors.note(entry, consent);
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
      // This is called every second, and the line may be down.
      if (!isAskedFor) void fetchErrors();
      isAskedFor = true;
    },
    restart: () => code()?.restart(),
  };
}
