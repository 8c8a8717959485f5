import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** Adds the files that are served as they are: the wallets' logos, and the skeleton's style for a store's head. */
export function staticFiles(source: string): Plugin {
  const logos = join(source, 'logos');
  const skeleton = join(source, 'ui/skeleton.css');
  return {
    name: 'karui:static-files',
    generateBundle() {
      for (const file of readdirSync(logos).filter((name) => name.endsWith('.svg'))) {
        this.emitFile({ type: 'asset', fileName: `logos/${file}`, source: readFileSync(join(logos, file)) });
      }
      const { code } = transform({ filename: skeleton, code: readFileSync(skeleton), minify: true });
      this.emitFile({ type: 'asset', fileName: 'skeleton.css', source: code });
    },
  };
}
