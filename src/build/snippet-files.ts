import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import { headParts } from './head-parts.ts';
import { importMapHtml } from './import-map-html.ts';
import { sha256 } from './sha256.ts';
import { snippetHtml } from './snippet-html.ts';

// A fixed path, because `import.meta` depends on how the configuration is loaded.
const SOURCES = 'src';

/**
 * Writes what a store puts into its head:
 * - `snippet.html`: for pages with buttons
 * - `snippet-without-buttons.html`: for pages that may get buttons later
 * - `content-policy.txt`: hashes of the style and the script in them, for a content security policy
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
        if (!entry) return this.error('the bundle has no entry to load');
        const parts = { ...(await headParts(sources)), base, integrity: sha256(entry.code) };
        const hashes = chunks.toSorted((a, b) => a.fileName.localeCompare(b.fileName));
        const map = Object.fromEntries(hashes.map(({ fileName, code }) => [fileName, sha256(code)]));
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('snippet.html', snippetHtml({ ...parts, hasButtons: true }));
        emit('snippet-without-buttons.html', snippetHtml({ ...parts, hasButtons: false }));
        emit('content-policy.txt', `style-src '${sha256(parts.style)}'; script-src '${sha256(parts.script)}'\n`);
        emit('importmap.html', importMapHtml(base, map));
      },
    },
  };
}
