/**
 * `npm run --silent snippet`: writes the snippet for the last build to standard output; with `--server`, `src/snippet/markup.tsx` as a
 * module. `--help` lists the options, which are in `snippet-options.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';
import { headParts } from './head-parts.ts';
import { sayWhy } from './command/say-why.ts';
import { snippetHtml } from './snippet-html.ts';
import { HELP, readOptions, type SnippetOptions } from './snippet-options.ts';
import { MEASURING_FILE, splitLines } from './split/split-scripts.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = resolve(root, 'src');
const dist = resolve(root, 'dist', pkg.version);

async function snippet(options: SnippetOptions): Promise<string> {
  const manifest = resolve(dist, 'manifest.json');
  if (!existsSync(manifest)) throw new Error('There is no build yet: npm run build makes one');
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, { integrity: string }> };
  const { split: percent, ...others } = options;
  const parts = { ...(await headParts(sources)), integrity: files['wallets.js']!.integrity, ...others };
  if (percent === undefined) return snippetHtml(parts);
  const split = { percent, lines: await splitLines(sources), integrity: files[MEASURING_FILE]!.integrity };
  return snippetHtml({ ...parts, split });
}

const write = (options: SnippetOptions) =>
  options.server ? bundle(resolve(sources, 'snippet/markup.tsx'), {}) : snippet(options);

try {
  const options = readOptions(process.argv.slice(2));
  process.stdout.write(options ? await write(options) : HELP);
} catch (error) {
  console.error(sayWhy(error));
  process.exit(1);
}
