import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { skeletonStyle } from './skeleton-style.ts';

/**
 * Adds the files that are served as they are: the wallets' logos, and the skeleton's style for a store's head.
 *
 * @param source the folder `src`
 */
export function staticFiles(source: string): Plugin {
  const logos = join(source, 'logos');
  return {
    name: 'karui:static-files',
    generateBundle() {
      for (const file of readdirSync(logos).filter((name) => name.endsWith('.svg'))) {
        this.emitFile({ type: 'asset', fileName: `logos/${file}`, source: readFileSync(join(logos, file)) });
      }
      this.emitFile({ type: 'asset', fileName: 'skeleton.css', source: skeletonStyle(source, false) });
    },
  };
}
