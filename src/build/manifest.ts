import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { sha256 } from './sha256.ts';

const brotliSize = (source: Uint8Array) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Adds `manifest.json`: for each file its size in bytes, its Brotli size, its hash for the `integrity` attribute, what it imports,
 * and which sources are in it.
 */
export function manifest(version: string): Plugin {
  let root = '';
  return {
    name: 'karui:manifest',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files: Record<string, unknown> = {};
        for (const file of Object.values(bundle).toSorted((a, b) => a.fileName.localeCompare(b.fileName))) {
          if (file.fileName.endsWith('.map')) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          files[file.fileName] = {
            bytes: source.length,
            brotli: brotliSize(source),
            integrity: sha256(source),
            ...(file.type === 'chunk' && {
              entry: file.isEntry,
              imports: file.imports,
              dynamicImports: file.dynamicImports,
              modules: Object.keys(file.modules).map((id) => relative(root, id)),
            }),
          };
        }
        const source = JSON.stringify({ version, files }, null, 2);
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}
