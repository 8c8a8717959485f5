import type { Plugin } from 'vite';

const NAME = 'rolldown-runtime';
/** The bundler leaves this import in files that do not use its helper. */
const UNUSED = /import\s*"[^"]*rolldown-runtime\.js";?/;

/**
 * Takes the bundler's helper for module objects out of the build, and fails where a file uses it. The helper lists names by `for…in`: where
 * a page has put anything on `Object.prototype`, the file throws while it is loaded. A file needs it when another one fetches it by
 * `import()`, reads its exports, and a third one imports from it as well; src/press/index.ts shows what to do instead.
 */
export function noModuleObjects(): Plugin {
  return {
    name: 'karui:no-module-objects',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helper = chunks.find(({ name }) => name === NAME)?.fileName;
      if (!helper) return;
      for (const chunk of chunks) {
        if (!chunk.imports.includes(helper)) continue;
        chunk.code = chunk.code.replace(UNUSED, '');
        if (chunk.code.includes(NAME)) this.error(`${chunk.fileName} needs the bundler's helper for module objects`);
        chunk.imports = chunk.imports.filter((file) => file !== helper);
      }
      delete bundle[helper];
    },
  };
}
