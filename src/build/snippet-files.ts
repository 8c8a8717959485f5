import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import { IN_FOLDERS } from './file-names.ts';
import { headParts } from './head-parts.ts';
import { importMapHtml } from './import-map-html.ts';
import { inlineLogos } from './inline-logos.ts';
import { snippetHtml } from './snippet-html.ts';

// A fixed path, because `import.meta` depends on how the configuration is loaded.
const SOURCES = 'src';

const sha256 = (source: string | Uint8Array) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

/**
 * Writes what a store puts into its head:
 * - `snippet.html`: with the early paint
 * - `snippet-files.html`: the same, with logos as files
 * - `snippet-plain.html`: without the early paint
 * - `boot.js`: the last script of the plain snippet as a file
 * - `importmap.html`: hashes of the entry and the chunks, optional
 *
 * @param base where the files are served, with a slash at the end
 */
export function snippetFiles(base = `/karui/${pkg.version}/`): Plugin {
  let sources = '';
  return {
    name: 'karui:snippet',
    configResolved({ root }) {
      sources = resolve(root, SOURCES);
    },
    generateBundle: {
      // After the files are written, because their hashes are needed.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        if (!entry) return this.error('the bundle has no entry to boot');
        const [plain, painted, logos] = await Promise.all([
          headParts(sources, false, IN_FOLDERS),
          headParts(sources, true, IN_FOLDERS),
          inlineLogos(sources),
        ]);
        const skeleton = bundle['skeleton.css'];
        if (skeleton?.type !== 'asset') return this.error('the bundle has no style for the skeleton');
        const style = Buffer.from(skeleton.source).toString();
        const integrity = sha256(entry.code);
        const parts = { version: pkg.version, base, entry: entry.fileName, integrity };
        const hashes = chunks.toSorted((a, b) => a.fileName.localeCompare(b.fileName));
        const map = Object.fromEntries(hashes.map(({ fileName, code }) => [fileName, sha256(code)]));
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('snippet-plain.html', snippetHtml({ ...parts, ...plain, style }));
        emit('snippet.html', snippetHtml({ ...parts, ...painted, logos }));
        emit('snippet-files.html', snippetHtml({ ...parts, ...painted }));
        emit('boot.js', plain.script);
        emit('importmap.html', importMapHtml(base, map));
      },
    },
  };
}
