import { optionLines, readArguments, type OptionTable } from '../command/read-options.ts';

/** What `npm run compare` does. */
export interface CompareOptions {
  /** The files, as they were given. */
  files: readonly string[];
  isJson: boolean;
  /** The page that is written, as it was given. */
  html?: string | undefined;
}

const OPTIONS = {
  html: { values: '<file>', help: 'also writes a page with two pictures' },
  json: { help: 'writes all figures as one JSON document, for programs' },
  help: { help: 'this text' },
} as const satisfies OptionTable;

/** What `--help` prints. */
export const HELP = `Compares visits with Karui's buttons and with the platform's, which a split has made: checkouts by visit, and how fast the pages were.
Reads what an OpenTelemetry Collector has written: its file exporter, JSON lines, differences (delta).

  npm run compare -- visits.jsonl --html compared.html
  npm run --silent compare -- logs/metrics*.jsonl --json

It ends with 0 where both arms were compared, with 1 where they can't be: their sizes are not those of chance, or all visits were to go to
one arm. It ends with 2 where it was used wrongly or a file can't be read.

${optionLines(OPTIONS)}
`;

/** Reads the arguments; null for `--help`. @throws with a sentence for the developer if an argument is wrong */
export function readCompareOptions(args: string[]): CompareOptions | null {
  const { values, positionals: files } = readArguments(OPTIONS, args, true);
  if (values.help) return null;
  if (files.length === 0) throw new Error('Name the files of a Collector: npm run compare -- visits.jsonl');
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new Error(`${twice} is named twice`);
  return { files, html: values.html, isJson: values.json ?? false };
}
