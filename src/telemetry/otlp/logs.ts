import { bareText } from '../bare-text';
import type { LogLine, WriteLog } from '../log-line';
import { attributesOf, bodyOf, nanoseconds } from './body';

/** Numbers of https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber. */
const SEVERITY = { INFO: 9, WARN: 13, ERROR: 17 } as const satisfies Record<LogLine['severity'], number>;

/** So often the same message is written; after that it is counted. */
const MOST = 5;
/** Longest message, in characters. */
const LONGEST = 1024;
/** Most lines that wait. */
const MOST_LINES = 100;

/** Lines of a log, until they are collected. */
export interface Logs {
  write: WriteLog;
  /** The body of a request with all lines since the last call, or undefined when there are none. */
  collect(): object | undefined;
  /** Writes for each message that came too often how often it was left out: the page is being left. */
  close(now: number): void;
  /** Counts anew: the page is another visit. */
  restart(): void;
}

/** Collects the lines of the log until they are sent. */
export function createLogs(): Logs {
  const lines: object[] = [];
  /** Line as JSON → the line, and how often it was left out; below 0 while it may still be written. */
  const known = new Map<string, { line: LogLine; left: number }>();
  const add = ({ severity, message, attributes = {} }: LogLine, at: number) => {
    lines.push({
      timeUnixNano: nanoseconds(at),
      severityNumber: SEVERITY[severity],
      severityText: severity,
      body: { stringValue: message },
      attributes: attributesOf(attributes),
    });
    if (lines.length > MOST_LINES) lines.shift();
  };
  return {
    write(given, at) {
      const message = bareText(given.message.slice(0, LONGEST));
      const line = { ...given, message };
      const key = JSON.stringify(line);
      const left = (known.get(key)?.left ?? -MOST) + 1;
      known.set(key, { line, left });
      if (left <= 0) add(line, at);
    },
    collect: () => (lines.length ? bodyOf('Logs', 'logRecords', lines.splice(0)) : undefined),
    close(now) {
      for (const one of known.values()) {
        if (one.left > 0) add({ ...one.line, attributes: { ...one.line.attributes, 'log.repeated': one.left } }, now);
        one.left = Math.min(one.left, 0);
      }
    },
    restart: () => known.clear(),
  };
}
