import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../run.mjs';

/** The first comment of a source without its signs: what a command does, and which options it takes. */
export function firstComment(source) {
  const [block] = /^\/\*\*?[\s\S]*?\*\//.exec(source) ?? [];
  const [lines = ''] = /^(?:\/\/.*\n)+/.exec(source) ?? [];
  return (block?.replace(/^\/\*\*?|\*\/$/g, '') ?? lines)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/|\*)? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** The module from which a command has its help, beside the table of its options; undefined where its first comment is the help. */
const helpModule = (source) => /^import \{[^}]*\bHELP\b[^}]*\} from '([^']+)';/m.exec(source)?.[1];

/**
 * Answers `--help` of a command, before what the command needs is loaded.
 *
 * @param path of the command's file
 * @param given its arguments
 * @returns whether that was asked for
 */
export async function answerHelp(path, given) {
  if (!given.includes('--help')) return false;
  const source = readFileSync(path, 'utf8');
  const file = helpModule(source);
  if (!file) console.log(firstComment(source));
  else {
    const address = JSON.stringify(pathToFileURL(join(dirname(path), file)).href);
    const print = `console.log((await import(${address})).HELP)`;
    process.exitCode = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', print]);
  }
  return true;
}
