import { build, mergeConfig } from 'vite';
import { THEME_PREFIX } from '../file-names.ts';
import { noModuleObjects } from '../no-module-objects.ts';
import { widgetBuild } from '../widget-build.ts';

/**
 * Builds the widget's scripts for a theme's `assets/`.
 *
 * @param sources the folder `src`
 * @returns file name → text, in the order of the names
 */
export async function themeScripts(sources: string): Promise<ReadonlyMap<string, string>> {
  const built = await build(
    mergeConfig(widgetBuild(sources, THEME_PREFIX), {
      configFile: false,
      logLevel: 'error',
      plugins: [noModuleObjects()],
      build: { write: false },
    }),
  );
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the scripts for a theme were not built');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return new Map(
    chunks.toSorted((a, b) => a.fileName.localeCompare(b.fileName)).map(({ fileName, code }) => [fileName, code]),
  );
}
