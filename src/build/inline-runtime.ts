import type { Plugin } from 'vite';

const FILE = 'rolldown-runtime.js';
const IMPORT = /import\s*\{\s*(?:[\w$]+ as )?([\w$]+)\s*\}\s*from\s*"\.\/rolldown-runtime\.js";?/;
/** Is left where the bundler has dropped what it needed the helper for. */
const UNUSED = /import\s*"\.\/rolldown-runtime\.js";?/;
const EXPORT = /export\s*\{\s*([\w$]+)(?: as [\w$]+)?\s*\};?\s*$/;

/**
 * Puts the bundler's one helper, of 0.1 kB, into the files that use it. In a file of its own the helper would be requested only after those
 * files have arrived: one more round trip before a press can begin.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'karui:inline-runtime',
    generateBundle(_options, bundle) {
      const runtime = bundle[FILE];
      if (runtime?.type !== 'chunk') return;
      if (!EXPORT.test(runtime.code)) this.error(`${FILE} exports something else than one helper: ${runtime.code}`);
      const helper = runtime.code.replace(EXPORT, 'return $1');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(FILE)) continue;
        if (!IMPORT.test(chunk.code) && !UNUSED.test(chunk.code)) {
          this.error(`${chunk.fileName} imports ${FILE} in another way`);
        }
        chunk.code = chunk.code
          .replace(UNUSED, '')
          .replace(IMPORT, (_all, name: string) => `var ${name}=(()=>{${helper}})();`);
        chunk.imports = chunk.imports.filter((file) => file !== FILE);
      }
      delete bundle[FILE];
    },
  };
}
