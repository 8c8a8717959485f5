import { barePath } from '../bare-text';
import type { Consent } from '../parse-consent';
import { visit } from '../../lib/visit-id';
import type { Entry } from '../../lib/track';
import { crumbOf, appOf, deviceOf, featureFlags, notifier, requestOf } from './surroundings';
import { exceptionsOf, randomId } from './exceptions';

/** The key by which reports are grouped: the first 5 words of the first 100 characters. Undefined for a message without words. */
export const groupingHash = (message: string): string | undefined =>
  message.slice(0, 100).trim().split(/\s+/).slice(0, 5).join(' ') || undefined;

/** Maximum number of reports for one page. */
const MAX_REPORTS = 10;
/** How many earlier entries are sent with an error: they show what led to it. */
const MOST_BEFORE = 20;

interface Reports {
  /** Takes the next entry. @returns the body of a report, for an error that has not been reported */
  record(entry: Entry, consent: Consent): object | undefined;
  /** The body that counts this page as a session. */
  session(consent: Consent): object;
  /** Call this when the page has come back from the back/forward cache: the count of reports starts again, and the session continues. */
  restart(): void;
}

const isFatal = (entry: Entry | undefined): boolean =>
  entry?.type === 'event' && entry.name === 'ending' && entry.data['type'] === 'unrecoverable';

/** Reports of errors and of the page's session, as the error-reporting service takes them: version 5, and 1 for sessions. */
export function createReports(apiKey: string, stage: string): Reports {
  const session = { id: (visit.id ??= randomId()), startedAt: new Date().toISOString() };
  let handled = 0;
  const before: Entry[] = [];
  let reported = new Set<string>();

  function reportOf({ error, at }: Extract<Entry, { type: 'error' }>, consent: Consent): object | undefined {
    const exceptions = exceptionsOf(error);
    const identity = JSON.stringify(exceptions);
    if (reported.has(identity) || reported.size >= MAX_REPORTS) return;
    reported.add(identity);
    handled += 1;
    const event = {
      exceptions,
      // If an error has ended a press, the ending is the entry right before it.
      severity: isFatal(before.at(-1)) ? 'error' : 'warning',
      unhandled: false,
      severityReason: { type: 'handledException' },
      context: barePath(location.pathname),
      groupingHash: groupingHash(exceptions[0]!.message),
      app: appOf(stage, at),
      device: { ...deviceOf(consent), time: new Date(at).toISOString() },
      request: requestOf(),
      breadcrumbs: before.map(crumbOf),
      featureFlags: featureFlags(),
      ...(consent.analytics && { session: { ...session, events: { handled, unhandled: 0 } } }),
    };
    return { apiKey, payloadVersion: '5', notifier, events: [event] };
  }

  return {
    record(entry, consent) {
      const body = entry.type === 'error' ? reportOf(entry, consent) : undefined;
      if (before.push(entry) > MOST_BEFORE) before.shift();
      return body;
    },
    session: (consent) => ({ notifier, app: appOf(stage), device: deviceOf(consent), sessions: [session] }),
    restart() {
      reported = new Set();
    },
  };
}
