import { at, attributeWords, listAt, numbered, timeOf, valueWords, wordsAt, type Received } from './received';

const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'] as const;

/** OTLP's severity numbers: four for each level. */
function levelOf(record: unknown): string {
  return LEVELS[Math.floor((Number(at(record, 'severityNumber')) - 1) / 4)] ?? '';
}

/** The lines of the log, newest first. */
export function Logs({ received }: { received: readonly Received[] }) {
  const records = received
    .flatMap(({ body }) => listAt(body, 'resourceLogs'))
    .flatMap((resource) => listAt(resource, 'scopeLogs'))
    .flatMap((scope) => listAt(scope, 'logRecords'));
  return (
    <ul className="lines">
      {numbered(records)
        .toReversed()
        .map(({ number, item: record }) => {
          const level = levelOf(record);
          const nanoseconds = wordsAt(record, 'timeUnixNano') || wordsAt(record, 'observedTimeUnixNano');
          return (
            <li key={number}>
              <time>{timeOf(Number(nanoseconds) / 1e6)}</time> <b className={`level ${level.toLowerCase()}`}>{level}</b>{' '}
              {valueWords(at(record, 'body')) || wordsAt(record, 'eventName')} <small>{attributeWords(record)}</small>
            </li>
          );
        })}
    </ul>
  );
}
