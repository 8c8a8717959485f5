import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { compileSnippet } from '../../../src/build/compile-snippet';
import { reactAliases } from '../../../src/build/react-aliases';

const at = (file: string) => resolve(import.meta.dirname, file);

/** The script that stands in each page: one line. */
export const compileRecorder = (): Promise<string> => compileSnippet(at('recorder.ts'));

/** Builds the panel in memory: half a second, and nothing that could be old. @returns an ES module */
export async function buildPanel(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { alias: reactAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: at('index.tsx'), formats: ['es'], fileName: 'panel' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = first?.output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The panel could not be built.');
  return chunk.code;
}
