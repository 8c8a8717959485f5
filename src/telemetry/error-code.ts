import { liveWidgets } from '../live-widgets';
import type { TelemetryConfig } from './config';
import type { createErrors, Errors } from './errors/error-reports';
import type { LogLine } from './logs';
import type { Consent } from './parse-consent';
import type { Entry } from './track';

/** So many entries lead to the next error. */
const MOST = 20;

/** The same as `Errors`, before its code is there: it is fetched with the first error, or to count the session. */
export interface ErrorCode {
  note(entry: Entry, consent: Consent): void;
  /** Counts the page as a session, once it has a host of ours and the shopper allows it. */
  begin(consent: Consent): void;
  /** Undefined until it is fetched. */
  now(): Errors | undefined;
}

/** @param load fetches it; without it nothing is reported */
export function fetchErrorCode(
  config: TelemetryConfig,
  load: () => Promise<{ createErrors: typeof createErrors }>,
  write: (line: LogLine, at: number) => void,
): ErrorCode {
  let errors: Errors | undefined;
  let loading: Promise<void> | undefined;
  let isBegun = !config.errors?.sessions;
  let early: [Entry, Consent][] = [];
  const fetchIt = () =>
    (loading ??= load().then(
      (found) => {
        errors = found.createErrors(config, write);
        for (const [entry, consent] of early) errors.note(entry, consent);
      },
      () => {},
    ));
  return {
    now: () => errors,
    note(entry, consent) {
      if (errors) return errors.note(entry, consent);
      early = [...early, [entry, consent] as [Entry, Consent]].slice(-MOST);
      if (entry.type === 'error') void fetchIt();
    },
    begin(consent) {
      if (isBegun || !consent.analytics || !liveWidgets.size) return;
      isBegun = true;
      void fetchIt().then(() => errors?.begin(consent));
    },
  };
}
