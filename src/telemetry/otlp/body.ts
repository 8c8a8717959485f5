import { bareText } from '../bare-text';
import { VERSION } from '../version';

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
