import type { TelemetryConfig } from '../config';
import { createLane, type Lane } from '../lane';
import type { WriteLog } from '../log-line';
import type { Consent } from '../parse-consent';
import type { Entry } from '../track';
import { logOfError } from './log-of-error';
import { createReports } from './reports';

/** Takes errors: those that are mistakes of ours are reported, the others are lines of the log. */
export interface Errors {
  note(entry: Entry, consent: Consent): void;
  /** Counts the page as a session. */
  begin(consent: Consent): void;
  lanes(): readonly Lane[];
  /** The page was put away and is back. */
  restart(): void;
}

/** The way to a receiver of the error-reporting service, and what waits for it. */
function errorLane(url: string, apiKey: string, version: string, bodies: object[]): Lane {
  return createLane({
    url,
    headers: () => ({
      'Content-Type': 'application/json',
      'Bugsnag-Api-Key': apiKey,
      'Bugsnag-Payload-Version': version,
      'Bugsnag-Sent-At': new Date().toISOString(),
    }),
    next: () => bodies.shift(),
  });
}

/** @param write writes a line to the log, where there is a receiver for it */
export function createErrors(receivers: TelemetryConfig['errors'], stage: string, write?: WriteLog): Errors {
  const { apiKey = '', notify, sessions } = receivers ?? {};
  const isDevelopment = stage === 'development';
  const [reportBodies, sessionBodies]: [object[], object[]] = [[], []];
  const lanes = [
    ...(notify && !isDevelopment ? [errorLane(notify, apiKey, '5', reportBodies)] : []),
    ...(sessions && !isDevelopment ? [errorLane(sessions, apiKey, '1', sessionBodies)] : []),
  ];
  const reports = createReports(apiKey, stage);
  return {
    lanes: () => lanes,
    note(entry, consent) {
      const line = entry.type === 'error' && logOfError(entry.error);
      if (line) return write?.(line, entry.at);
      const body = reports.note(entry, consent);
      if (!body) return;
      // Whoever develops reads it there.
      if (isDevelopment) console.info('karui: not reported', (entry as { error?: unknown }).error);
      else if (notify) reportBodies.push(body);
    },
    begin: (consent) => void sessionBodies.push(reports.session(consent)),
    restart: reports.restart,
  };
}
