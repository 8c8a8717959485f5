import { resolve } from 'node:path';
import { bundlePaint } from './bundle-paint.ts';
import { buildSnippet } from './compile-snippet.ts';
import { API_VERSION_NAMED, LANGUAGES, LOADS_WITH_PAGE, PLATFORM_RUNS, SNIPPET_TEMPLATE } from '../names.ts';
import type { FileNames } from './file-names.ts';
import type { HeadOptions } from './head-options.ts';
import { skeletonStyle } from './skeleton-style.ts';

/** The parts of a store's head that `snippet-html.ts` and `theme-liquid.ts` put together. */
export interface HeadParts {
  style: string;
  /** A first script, which applies what the compat pass remembers. Absent if the last script does that. */
  remembered?: string;
  script: string;
}

/**
 * Compiles the texts of a store's head.
 *
 * @param sources the folder `src`
 * @param isPainted with the early paint
 * @param names how the widget's files are called
 */
export async function headParts(sources: string, isPainted: boolean, names: FileNames): Promise<HeadParts> {
  const style = skeletonStyle(sources, isPainted);
  if (isPainted) return { style, script: await bundlePaint(sources, names) };
  const compile = (file: string) => buildSnippet(resolve(sources, 'snippet', file));
  return { style, remembered: await compile('remembered-alone.ts'), script: await compile('snippet.ts') };
}

/** The attributes of the snippet's template. */
export const templateAttributes = ({
  platformRuns,
  loadsWithPage,
  languages,
  apiVersion,
}: Pick<HeadOptions, 'platformRuns' | 'loadsWithPage' | 'languages' | 'apiVersion'>): string =>
  SNIPPET_TEMPLATE +
  (platformRuns ? ` ${PLATFORM_RUNS}` : '') +
  (loadsWithPage ? ` ${LOADS_WITH_PAGE}` : '') +
  (languages ? ` ${LANGUAGES}="${languages.join(',')}"` : '') +
  (apiVersion ? ` ${API_VERSION_NAMED}="${apiVersion}"` : '');
