import { bareText } from './bare-text';
import { attributesOf, nanoseconds, resource, scope, type Attributes } from './otlp';

/** Numbers of https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber. */
const SEVERITY = { INFO: 9, WARN: 13, ERROR: 17 } as const;
export type Severity = keyof typeof SEVERITY;

/** A line of the log. */
export interface LogLine {
  severity: Severity;
  message: string;
  attributes?: Attributes | undefined;
}

/** So often the same message is written; after that it is counted. */
const MOST = 5;
/** Longest message, in characters. */
const LONGEST = 1024;
/** Most lines that wait. */
const MOST_LINES = 100;

/** Lines of a log, until they are collected. */
export interface Logs {
  /** @param at milliseconds since the epoch */
  write(line: LogLine, at: number): void;
  /** The body of a request with all lines since the last call, or undefined when there are none. */
  collect(): object | undefined;
  /** Writes for each message that came too often how often it was left out: the page is being left. */
  close(now: number): void;
  /** Counts anew: the page is another visit. */
  restart(): void;
}

export function createLogs(): Logs {
  let lines: object[] = [];
  const times = new Map<string, [severity: Severity, count: number]>();
  const add = (severity: Severity, message: string, at: number, attributes: Attributes) => {
    const line = {
      timeUnixNano: nanoseconds(at),
      severityNumber: SEVERITY[severity],
      severityText: severity,
      body: { stringValue: message },
      attributes: attributesOf(attributes),
    };
    if (lines.push(line) > MOST_LINES) lines.shift();
  };
  return {
    write({ severity, message, attributes = {} }, at) {
      const text = bareText(message.slice(0, LONGEST));
      const [, count] = times.get(text) ?? [severity, 0];
      times.set(text, [severity, count + 1]);
      if (count < MOST) add(severity, text, at, attributes);
    },
    collect() {
      if (!lines.length) return;
      const logRecords = lines;
      lines = [];
      return { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] };
    },
    close(now) {
      for (const [text, [severity, count]] of times) {
        if (count <= MOST) continue;
        add(severity, text, now, { 'log.repeated': count - MOST });
        times.set(text, [severity, MOST]);
      }
    },
    restart: () => times.clear(),
  };
}
