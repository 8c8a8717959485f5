/**
 * `npm run --silent snippet`: writes the snippet for the last build to standard output, or with `--server` a module of
 * `src/snippet/markup.tsx`. `--help` says the options, which stand in `snippet-options.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pkg from '../../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';
import { bundlePaint } from './bundle-paint.ts';
import { buildSnippet } from './compile-snippet.ts';
import { inlineLogos } from './inline-logos.ts';
import { skeletonStyle } from './skeleton-style.ts';
import { snippetHtml } from './snippet-html.ts';
import { HELP, readOptions, type SnippetOptions } from './snippet-options.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = resolve(root, 'src');
const dist = resolve(root, 'dist', pkg.version);

async function snippet({ base, hasLogos, isPainted }: SnippetOptions): Promise<string> {
  const manifest = resolve(dist, 'manifest.json');
  if (!existsSync(manifest)) throw new Error('There is no build yet: npm run build makes one');
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, { integrity: string }> };
  const entry = 'wallets.js';
  const style = skeletonStyle(sources, isPainted);
  const parts = { version: pkg.version, base, entry, integrity: files[entry]!.integrity, style };
  if (isPainted) {
    const logos = hasLogos ? await inlineLogos(sources, dist) : '';
    return snippetHtml({ ...parts, script: await bundlePaint(sources), logos });
  }
  const compile = (file: string) => buildSnippet(resolve(sources, 'snippet', file));
  return snippetHtml({
    ...parts,
    remembered: await compile('remembered-alone.ts'),
    script: await compile('snippet.ts'),
  });
}

const write = (options: SnippetOptions) =>
  options.server ? bundle(resolve(sources, 'snippet/markup.tsx'), {}) : snippet(options);

try {
  const options = readOptions(process.argv.slice(2));
  process.stdout.write(options ? await write(options) : HELP);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
