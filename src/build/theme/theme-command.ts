/**
 * `npm run theme -- <folder>`: puts the last build into a theme, or removes it with `--undo`. `--help` lists the options, which are in
 * `theme-options.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pkg from '../../../package.json' with { type: 'json' };
import { headParts } from '../head-parts.ts';
import { asLines } from '../command/printed.ts';
import { sayWhy } from '../command/say-why.ts';
import { splitLines } from '../split/split-scripts.ts';
import { matchStyle, type Match } from './match-style.ts';
import { putIntoTheme, type ThemeContent } from './put-into-theme.ts';
import { takeOutOfTheme } from './take-out-of-theme.ts';
import { themeLiquid } from './theme-liquid.ts';
import { HELP, readThemeOptions, type ThemeOptions } from './theme-options.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = resolve(root, 'src');
const dist = resolve(root, 'dist', pkg.version);

/** The last build as a theme gets it. */
async function contentOf(options: ThemeOptions, match: Match): Promise<ThemeContent> {
  const built = `${dist}-theme/assets`;
  if (!existsSync(built)) throw new Error('There is no build yet: npm run build makes one');
  const { platformRuns, languages, apiVersion, split: percent } = options;
  const parts = await headParts(sources);
  const split = percent === undefined ? undefined : { percent, lines: await splitLines(sources) };
  return {
    assets: new Map(readdirSync(built).map((name) => [name, readFileSync(join(built, name), 'utf8')] as const)),
    liquid: themeLiquid({
      ...parts,
      style: parts.style + match.css,
      platformRuns,
      languages,
      apiVersion,
      split,
    }),
  };
}

try {
  const options = readThemeOptions(process.argv.slice(2));
  if (options) {
    // npm runs this in the project's folder, so the path is resolved from where the user typed the command.
    const folder = resolve(process.env['INIT_CWD'] ?? '', options.folder);
    if (options.undo) console.log(asLines(takeOutOfTheme(folder)));
    else {
      const match = options.isMatched ? matchStyle(folder) : { css: '', lines: [] };
      console.log(asLines(putIntoTheme(folder, { ...(await contentOf(options, match)), matched: match.lines })));
    }
  } else console.log(HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exit(1);
}
