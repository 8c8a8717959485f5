import { VERSION } from '../version';

/** Attributes of a resource, a data point or a log record. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** As OTLP writes times: nanoseconds since the epoch as a text. */
export const nanoseconds = (ms: number): string => `${ms}000000`;

/** As OTLP writes attributes; those that are not known are left out. */
export const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ key, value: { [typeof value === 'number' ? 'intValue' : 'stringValue']: `${value}` } }],
  );

/** The body of a request: who sends, and a list of metrics or of lines; undefined where there are none. */
export const bodyOf = (
  kind: 'Metrics' | 'Logs',
  member: 'metrics' | 'logRecords',
  list: readonly object[],
): object | undefined => {
  if (!list.length) return;
  const resource = { attributes: attributesOf({ 'service.name': 'karui', 'service.version': VERSION }) };
  const scope = { name: 'karui', version: VERSION };
  return { [`resource${kind}`]: [{ resource, [`scope${kind}`]: [{ scope, [member]: list }] }] };
};
