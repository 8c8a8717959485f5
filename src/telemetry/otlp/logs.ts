import { bareText } from '../bare-text';
import { VERSION } from '../version';
import { toJson } from '../../lib/json';

/** Attributes of a resource, a data point or a log record. */
export type OtlpAttributes = Readonly<Record<string, string | number | undefined>>;

/** A time in OTLP's format: nanoseconds since the epoch as text. */
export const nanoseconds = (ms: number): string => `${ms}000000`;

/** Attributes in OTLP's format; unknown ones are left out. A reason may be a sentence, with an address in it. */
export const otlpAttributes = (attributes: OtlpAttributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { intValue: `${value}` } : { stringValue: bareText(`${value}`) } }],
  );

/** The body of a request: the sender, and a list of metrics or of log lines. Undefined if the list is empty. */
export const bodyOf = (
  kind: 'Metrics' | 'Logs',
  member: 'metrics' | 'logRecords',
  list: readonly object[],
): object | undefined => {
  if (!list.length) return;
  const resource = { attributes: otlpAttributes({ 'service.name': 'karui', 'service.version': VERSION }) };
  const scope = { name: 'karui', version: VERSION };
  return { [`resource${kind}`]: [{ resource, [`scope${kind}`]: [{ scope, [member]: list }] }] };
};

/** A line of the log. */
export interface LogLine {
  severity: 'INFO' | 'WARN' | 'ERROR';
  message: string;
  attributes?: Readonly<Record<string, string | number | undefined>> | undefined;
}

/** Writes a line, of a moment in milliseconds since the epoch. */
export type WriteLog = (line: LogLine, at: number) => void;

/** Numbers of https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber. */
const SEVERITY = { INFO: 9, WARN: 13, ERROR: 17 } as const satisfies Record<LogLine['severity'], number>;

/** How often the same line is written; further ones are only counted. */
const MAX_REPEATS = 5;
/** Maximum length of a message, in characters. */
const LONGEST = 1024;
/** Maximum number of waiting lines. */
const MOST_LINES = 100;

/** Lines of a log, until they are collected. */
export interface Logs {
  write: WriteLog;
  /**
   * The body of a request with all lines since the last call, or undefined when there are none. When the page is being left, there is one
   * more line for each line that came too often; its attribute `log.repeated` says how often it was left out.
   */
  next(isLast: boolean): object | undefined;
  /** Starts counting again: the page is a new visit. */
  restart(): void;
}

/** Collects the lines of the log until they are sent. */
export function createLogs(): Logs {
  const lines: object[] = [];
  /** Line as JSON → how often it was written or left out. */
  const timesWritten = new Map<string, number>();
  const add = ({ severity, message, attributes }: LogLine, at: number, leftOut?: number) => {
    const length = lines.push({
      timeUnixNano: nanoseconds(at),
      severityNumber: SEVERITY[severity],
      severityText: severity,
      body: { stringValue: message },
      attributes: otlpAttributes({ ...attributes, 'log.repeated': leftOut }),
    });
    if (length > MOST_LINES) lines.shift();
  };
  return {
    write(given, at) {
      const line = { ...given, message: bareText(given.message.slice(0, LONGEST)) };
      const key = toJson(line);
      const times = (timesWritten.get(key) ?? 0) + 1;
      timesWritten.set(key, times);
      if (times <= MAX_REPEATS) add(line, at);
    },
    next(isLast) {
      for (const [key, times] of timesWritten) {
        if (!isLast || times <= MAX_REPEATS) continue;
        add(JSON.parse(key) as LogLine, Date.now(), times - MAX_REPEATS);
        timesWritten.set(key, MAX_REPEATS);
      }
      return bodyOf('Logs', 'logRecords', lines.splice(0));
    },
    restart: () => timesWritten.clear(),
  };
}
