import type { TelemetryConfig } from './config';
import { fetchErrorCode } from './error-code';
import type { createErrors } from './errors/error-reports';
import { produceBody, type Happening } from './event-payload';
import { createLane, type Lane } from './lane';
import { createLogs, type LogLine } from './logs';
import { measureEntries } from './measure';
import { createMetrics } from './metrics';
import { awaitLibrary, readPageFacts } from './page-facts';
import type { Consent } from './parse-consent';
import { createPressStory, logOfEvent } from './press-story';
import { toJson } from './to-json';
import type { Entry } from './track';

/** Most entries that wait here, as in the queue. */
const MOST = 100;

export interface Sender {
  /** Takes entries and sends what can be sent; all at once when the page `isLeft`. */
  take(entries: readonly Entry[], isLeft: boolean): void;
  /** The page was put away and is back. */
  restart(): void;
}

/** Adds to a list of which the oldest make room. */
const keep = <T>(list: T[], added: readonly T[]): void => {
  list.push(...added);
  list.splice(0, list.length - MOST);
};

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
  const { events, otlp, errorsNeedConsent } = config;
  const waiting: Entry[] = [];
  const happenings: Happening[] = [];
  const story = createPressStory();
  const metrics = createMetrics(Date.now());
  const logs = createLogs();
  const measure = measureEntries(metrics, story);
  const isLibraryKnown = awaitLibrary();
  const errorCode = fetchErrorCode(config, loadErrors, logs.write);
  const ways: Lane[] = [];
  const lanes = () => [...ways, ...(errorCode.now()?.lanes ?? [])];

  /** @param next takes the next body */
  function addLane(
    path: string,
    headers: Record<string, string>,
    url: string,
    next: (isLast: boolean) => object | undefined,
  ): void {
    let isTold = false;
    ways.push(
      createLane({
        url: `${url}/v1/${path}`,
        headers: () => headers,
        next(isLast) {
          const body = next(isLast);
          return body && toJson(body);
        },
        onInvalid() {
          // Once: the log's own receiver may be the one that can't read.
          const line: LogLine = { severity: 'ERROR', message: 'validation error', attributes: { receiver: path } };
          if (!isTold) logs.write(line, Date.now());
          isTold = true;
        },
      }),
    );
  }

  if (events) {
    // Sent as text, which needs no preflight.
    addLane('produce', {}, events, (isLast) => {
      const allowed = consent();
      if (!allowed?.analytics) happenings.length = 0;
      const happening = isLast || isLibraryKnown() ? happenings.shift() : undefined;
      return happening && produceBody(happening, readPageFacts(), allowed!, Date.now());
    });
  }
  if (otlp) {
    const json = { 'Content-Type': 'application/json' };
    addLane('metrics', json, otlp, () => {
      const found = metrics.collect(Date.now());
      return consent()?.analytics ? found : undefined;
    });
    addLane('logs', json, otlp, logs.collect);
  }

  function read(entry: Entry, allowed: Consent): void {
    if (allowed.analytics || !errorsNeedConsent) {
      errorCode.note(entry, allowed);
      const line = entry.type === 'event' && logOfEvent(entry);
      if (line) logs.write(line, entry.at);
    }
    if (entry.type !== 'event' || !allowed.analytics) return;
    const chapters = story.chaptersOf(entry).map((chapter) => Object.assign(chapter, { at: entry.at }));
    if (events) keep(happenings, chapters);
    if (otlp) measure(entry);
  }

  return {
    take(entries, isLeft) {
      keep(waiting, entries);
      const allowed = consent();
      if (!allowed || navigator.onLine === false) return;
      errorCode.begin(allowed);
      for (const entry of waiting.splice(0)) read(entry, allowed);
      if (isLeft) logs.close(Date.now());
      for (const lane of lanes()) {
        if (isLeft) lane.sendAll();
        else lane.send();
      }
    },
    restart() {
      for (const lane of lanes()) lane.restart();
      logs.restart();
      errorCode.now()?.restart();
    },
  };
}
