import { resolve } from 'node:path';
import { build } from 'vite';
import { compileSnippet } from '../compile-snippet.ts';
import { SNIPPET } from '../../names.ts';
import { widgetBuild } from '../widget-build.ts';

/** Name of the file that measures. */
export const MEASURING_FILE = 'split.js';

/** Compiles the lines that decide a visit's arm. */
export const splitLines = (sources: string): Promise<string> => compileSnippet(resolve(sources, 'split/head-lines.ts'));

/** The script of a page with a split: the usual lines run only where the others have put the snippet's tag into the page. */
export const splitScript = (lines: string, usual: string): string =>
  `${lines}document.querySelector("${SNIPPET}")&&${usual}`;

/**
 * Builds the file that measures. It is no chunk of the widget, because in the platform's arm nothing of the widget may be loaded: what both
 * need is in it as well.
 *
 * @param sources the folder `src`
 */
export async function measuringScript(sources: string): Promise<string> {
  const config = widgetBuild(sources);
  const { rolldownOptions } = config.build;
  // It is one file, and runs once the page is idle.
  const { codeSplitting: _groups, postBanner: _hint, ...output } = rolldownOptions.output;
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      lib: { entry: resolve(sources, 'split/index.ts'), formats: ['es'] },
      rolldownOptions: { ...rolldownOptions, output },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${MEASURING_FILE} was not built`);
  const [file, another] = result.output;
  if (another) throw new Error(`${MEASURING_FILE} is more than one file: ${another.fileName}`);
  return file.code;
}
