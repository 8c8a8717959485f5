/**
 * `npm run --silent snippet -- --logos=inline --base=https://cdn.example/karui/1/`: writes the snippet with the early paint for the last
 * build to standard output. `--logos=files`, the default, has logos requested with the page, `--logos=inline` takes them from the build, where a
 * merchant may have put others; `--paint=off` leaves the early paint out.
 * `--server` writes a module for a server instead, which makes the buttons' HTML: `productMarkup`, `cartMarkup` and `pageStyle` of
 * `src/paint/markup.tsx`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pkg from '../../package.json' with { type: 'json' };
import { bundle } from './bundle.ts';
import { bundlePaint } from './bundle-paint.ts';
import { buildSnippet } from './compile-snippet.ts';
import { inlineLogos } from './inline-logos.ts';
import { skeletonStyle } from './skeleton-style.ts';
import { snippetHtml } from './snippet-html.ts';

const { values } = parseArgs({
  options: {
    logos: { type: 'string', default: 'files' },
    base: { type: 'string', default: `/karui/${pkg.version}/` },
    paint: { type: 'string', default: 'on' },
    server: { type: 'boolean', default: false },
  },
});

/** What each option may say; anything else is a mistake, and nothing is written. */
const CHOICES = { logos: ['files', 'inline'], paint: ['on', 'off'] } as const;
for (const [name, choices] of Object.entries(CHOICES)) {
  const given = values[name as keyof typeof CHOICES];
  if (!choices.some((choice) => choice === given))
    throw new Error(`--${name} is ${choices.join(' or ')}, not ${given}`);
}
if (!values.base.endsWith('/')) throw new Error(`--base has to end with a slash: ${values.base}`);

const root = resolve(import.meta.dirname, '../..');
const sources = resolve(root, 'src');
const built = (file: string) => readFileSync(resolve(root, 'dist', pkg.version, file), 'utf8');

async function snippet(): Promise<string> {
  const { files } = JSON.parse(built('manifest.json')) as { files: Record<string, { integrity: string }> };
  const entry = 'wallets.js';
  const isPainted = values.paint === 'on';
  const style = skeletonStyle(sources, isPainted);
  const parts = { version: pkg.version, base: values.base, entry, integrity: files[entry]!.integrity, style };
  if (isPainted) {
    const logos = values.logos === 'inline' ? await inlineLogos(sources, resolve(root, 'dist', pkg.version)) : '';
    return snippetHtml({ ...parts, script: await bundlePaint(sources), logos });
  }
  const compile = (file: string) => buildSnippet(resolve(sources, 'boot', file));
  return snippetHtml({
    ...parts,
    remembered: await compile('remembered-alone.ts'),
    script: await compile('snippet.ts'),
  });
}

process.stdout.write(values.server ? await bundle(resolve(sources, 'paint/markup.tsx'), {}) : await snippet());
