/** `npm run compare -- <file>…`: compares the two arms of a split. The options are in `compare-options.ts`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { asPrintedJson } from '../command/printed.ts';
import { sayWhy } from '../command/say-why.ts';
import { HELP, readCompareOptions } from './compare-options.ts';
import { compare, exitCodeOf } from './comparison.ts';
import { readFiles } from './read/read-files.ts';
import { asHtml } from './report/html.tsx';
import { asText } from './report/text.ts';

/** npm runs this in the project's folder, so a path is resolved from where the user typed the command. */
const pathOf = (typed: string): string => resolve(process.env['INIT_CWD'] ?? '', typed);

try {
  const options = readCompareOptions(process.argv.slice(2));
  if (options) {
    const comparison = compare(await readFiles(options.files.map(pathOf)));
    if (options.html !== undefined) writeFileSync(pathOf(options.html), asHtml(comparison));
    console.log(options.isJson ? asPrintedJson(comparison) : asText(comparison));
    process.exitCode = exitCodeOf(comparison);
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exitCode = 2;
}
