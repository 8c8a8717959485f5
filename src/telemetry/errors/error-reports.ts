import type { TelemetryConfig } from '../telemetry-meta';
import type { OpenLane } from '../lane';
import type { WriteLog } from '../otlp/logs';
import type { Consent } from '../parse-consent';
import type { Entry } from '../../lib/track';
import { lineOfMistake, logOfError } from './log-of-error';
import { createReports } from './report-payload';

/** Takes errors. All become lines of the log; mistakes of ours are reported as well. */
export interface Errors {
  record(entry: Entry, consent: Consent): void;
  /** Counts the page as a session. */
  begin(consent: Consent): void;
  /** To be called when the page has come back from the back/forward cache. */
  restart(): void;
}

/** Options of the lane to a receiver of the error-reporting service. `bodies` are those that wait to be sent. */
function laneOptions(url: string, apiKey: string, version: string, bodies: object[]): Parameters<OpenLane>[0] {
  return {
    url,
    headers: {
      'Content-Type': 'application/json',
      'Bugsnag-Api-Key': apiKey,
      'Bugsnag-Payload-Version': version,
      // A getter, because each request needs the present time.
      get 'Bugsnag-Sent-At'() {
        return new Date().toISOString();
      },
    },
    next: () => bodies.shift(),
  };
}

/**
 * Reports errors, and counts pages as sessions.
 *
 * @param write writes a line to the log, where there is a receiver for it
 */
export function createErrors(
  receivers: TelemetryConfig['errors'],
  stage: string,
  write: WriteLog | undefined,
  open: OpenLane,
): Errors {
  const { apiKey = '', notify, sessions } = receivers ?? {};
  const isDevelopment = stage === 'development';
  const [reportBodies, sessionBodies]: [object[], object[]] = [[], []];
  if (notify && !isDevelopment) open(laneOptions(notify, apiKey, '5', reportBodies));
  if (sessions && !isDevelopment) open({ ...laneOptions(sessions, apiKey, '1', sessionBodies), needsAnalytics: true });
  const reports = createReports(apiKey, stage);
  return {
    record(entry, consent) {
      try {
        const line = entry.type === 'error' && logOfError(entry.error);
        if (line) return write?.(line, entry.at);
        if (entry.type === 'error') write?.(lineOfMistake(entry.error), entry.at);
        const body = reports.record(entry, consent);
        if (!body) return;
        // In development errors are shown in the console only.
        if (isDevelopment) console.info('karui: not reported', (entry as { error?: unknown }).error);
        else if (notify) reportBodies.push(body);
      } catch {
        // Nothing can be learned from an error that throws when its members are read.
      }
    },
    begin: (consent) => void sessionBodies.push(reports.session(consent)),
    restart: reports.restart,
  };
}
