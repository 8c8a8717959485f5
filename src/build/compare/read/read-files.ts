import { PREFIX } from '../measured.ts';
import { readLines, type Line } from './lines.ts';
import { metricShape, requestShape } from './shapes.ts';
import { addMetric, type Tally } from './tally.ts';

/** What the files say. */
export interface FilesRead {
  tally: Tally;
  /** What was left out, as sentences. */
  notes: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The place in a value that is not as expected, as words behind a sentence. */
const placeIn = (path: readonly PropertyKey[]): string => (path.length > 0 ? `, at ${path.join('.')}` : '');

/** Adds what one line says. Lines of logs and of traces, and lists, are none of ours. @throws with a sentence if it can't be counted */
function addLine(tally: Tally, json: unknown): void {
  if (!isRecord(json) || !('resourceMetrics' in json)) return;
  const request = requestShape.safeParse(json);
  if (!request.success) throw new Error(`is not as OTLP has it${placeIn(request.error.issues[0]!.path)}`);
  for (const { resource, scopeMetrics } of request.data.resourceMetrics)
    for (const given of scopeMetrics.flatMap(({ metrics }) => metrics)) {
      const name = `${given['name']}`;
      if (!name.startsWith(PREFIX)) continue;
      const metric = metricShape.safeParse(given);
      if (!metric.success) throw new Error(`: ${name} is not as OTLP has it${placeIn(metric.error.issues[0]!.path)}`);
      try {
        addMetric(tally, metric.data, resource.attributes);
      } catch (cause) {
        throw new Error(`: ${name} ${(cause as Error).message}`, { cause });
      }
    }
}

/** The line as JSON; null where the file ends in the middle of it. */
function parse(line: Line): { json: unknown } | null {
  try {
    return { json: JSON.parse(line.text) as unknown };
  } catch (cause) {
    if (line.isCut && line.number > 1) return null;
    throw new Error('is no JSON: the Collector’s file exporter has to write `format: json`, without compression', {
      cause,
    });
  }
}

/**
 * Adds up what a Collector has written: JSON lines, each with one request.
 *
 * @throws with a sentence that names the line, if one can't be counted
 */
export async function readFiles(files: readonly string[]): Promise<FilesRead> {
  const tally: Tally = new Map();
  const notes: string[] = [];
  for (const file of files)
    for await (const line of readLines(file)) {
      if (!line.text.trim()) continue;
      try {
        const read = parse(line);
        if (read) addLine(tally, read.json);
        else notes.push(`The last line of ${file} is cut off, and was left out.`);
      } catch (cause) {
        const { message } = cause as Error;
        throw new Error(`${file}, line ${line.number}${message.startsWith(':') ? '' : ', '}${message}`, { cause });
      }
    }
  return { tally, notes };
}
