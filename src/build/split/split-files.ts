import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import pkg from '../../../package.json' with { type: 'json' };
import { headParts } from '../head-parts.ts';
import { sha256 } from '../sha256.ts';
import { snippetHtml } from '../snippet-html.ts';
import { measuringScript, MEASURING_FILE, splitLines, splitScript } from './split-scripts.ts';

/** What the files of a split begin with: half of the visits. */
const PERCENT = 50;

/**
 * Writes what a store needs that compares Karui with the platform's script:
 * - `split.js`: measures a visit
 * - `snippet-split.html`, `snippet-split-without-buttons.html`: in the place of the other snippets
 * - `content-policy-split.txt`: hashes of the style and the script in them
 *
 * @param base where the files are served, with a slash at the end
 */
export function splitFiles(base = `/karui/${pkg.version}/`): Plugin {
  let sources = '';
  return {
    name: 'karui:split',
    configResolved({ root }) {
      sources = resolve(root, 'src');
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (entry?.type !== 'chunk') return this.error('the bundle has no entry to load');
        const measuring = await measuringScript(sources);
        const usual = await headParts(sources);
        const lines = await splitLines(sources);
        const split = { percent: PERCENT, lines, integrity: sha256(measuring) };
        const parts = { ...usual, base, integrity: sha256(entry.code), split };
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit(MEASURING_FILE, measuring);
        emit('snippet-split.html', snippetHtml({ ...parts, hasButtons: true }));
        emit('snippet-split-without-buttons.html', snippetHtml({ ...parts, hasButtons: false }));
        const script = splitScript(lines, usual.script);
        emit('content-policy-split.txt', `style-src '${sha256(usual.style)}'; script-src '${sha256(script)}'\n`);
      },
    },
  };
}
