import type { Plugin } from 'vite';

const NAME = 'rolldown-runtime';
const IMPORT = /import\s*\{\s*(?:[\w$]+ as )?([\w$]+)\s*\}\s*from\s*"[^"]*rolldown-runtime\.js";?/;
/** The bundler leaves this import in files that no longer use its helper. */
const UNUSED = /import\s*"[^"]*rolldown-runtime\.js";?/;
const EXPORT = /export\s*\{\s*([\w$]+)(?: as [\w$]+)?\s*\};?\s*$/;

/**
 * Puts the bundler's one helper, of 0.1 kB, into the files that use it. In a file of its own the helper would be requested only after those
 * files have arrived: one more round trip before a press can begin.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'karui:inline-runtime',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === NAME);
      if (!runtime) return;
      const { fileName } = runtime;
      if (!EXPORT.test(runtime.code)) this.error(`${fileName} exports something else than one helper: ${runtime.code}`);
      const helper = runtime.code.replace(EXPORT, 'return $1');
      for (const chunk of chunks) {
        if (!chunk.imports.includes(fileName)) continue;
        if (!IMPORT.test(chunk.code) && !UNUSED.test(chunk.code)) {
          this.error(`${chunk.fileName} imports ${fileName} in another way`);
        }
        chunk.code = chunk.code
          .replace(UNUSED, '')
          .replace(IMPORT, (_all, name: string) => `var ${name}=(()=>{${helper}})();`);
        chunk.imports = chunk.imports.filter((file) => file !== fileName);
      }
      delete bundle[fileName];
    },
  };
}
