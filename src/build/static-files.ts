import type { Plugin } from 'vite';
import { skeletonStyle } from './skeleton-style.ts';

/**
 * Adds the file that is served as it is: the skeletons' style, for pages that get buttons later.
 *
 * @param sources the folder `src`
 */
export function staticFiles(sources: string): Plugin {
  return {
    name: 'karui:static-files',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'skeleton.css', source: skeletonStyle(sources) });
    },
  };
}
