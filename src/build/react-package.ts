import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import pkg from '../../package.json' with { type: 'json' };
import { customElements } from './package/custom-elements.ts';
import { elementTypes } from './package/element-types.ts';
import { packageJson } from './package/package-json.ts';
import { webTypes } from './package/web-types.ts';

const FOLDER = 'src/react';

/** Imports that name files of the package → those files. */
const FILES = ['wallets.js', 'react-split.js', 'split.js'].map((name) => [`karui/${name}`, `./${name}`] as const);

/** File of the package → its source. `react-client.js` is a file of its own, because "use client" counts for a whole file. */
const ENTRIES = {
  react: 'index.tsx',
  'react-client': 'live-host.tsx',
  'react-development': 'development.ts',
  'react-split': '../split/react-split.ts',
};

/** Builds one entry. The widget, the other entries and React, in whose place a storefront may have Preact, stay imports. */
async function buildEntry(root: string, name: string): Promise<readonly Rolldown.OutputChunk[]> {
  const sources = Object.entries(ENTRIES).map(
    ([entry, file]) => [resolve(root, FOLDER, file), `./${entry}.js`] as const,
  );
  const others = new Map([...sources, ...FILES]);
  const own = sources.find(([, file]) => file === `./${name}.js`)![0];
  others.delete(own);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: { [name]: own }, formats: ['es'] },
      rolldownOptions: {
        external: (id) => /^react(\/|$)/.test(id) || others.has(id),
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          entryFileNames: '[name].js',
          paths: (id) => others.get(id) ?? id,
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
          comments: { annotation: true, legal: false, jsdoc: false },
        },
      },
    },
  });
  const [result] = [built].flat() as Rolldown.RolldownOutput[];
  return result!.output.filter((file) => file.type === 'chunk');
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes the build's folder a package: adds `package.json`, the texts that npm shows, the React components, all types, and the descriptions
 * of the elements for editors.
 */
export function reactPackage(): Plugin {
  let root = '';
  return {
    name: 'karui:react-package',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const source = (path: string) => readFileSync(resolve(root, path), 'utf8');
      const chunks = await Promise.all(Object.keys(ENTRIES).map((name) => buildEntry(root, name)));
      for (const { fileName, code } of chunks.flat()) emit(fileName, code);
      // With the elements' types: a storefront that imports the components may write an element itself.
      emit('react.d.ts', `import './wallets.js';\n${source(`${FOLDER}/public.ts`)}`);
      emit('wallets.d.ts', elementTypes);
      emit('custom-elements.json', json(customElements));
      emit('web-types.json', json(webTypes(pkg.name, pkg.version)));
      emit('package.json', json(packageJson));
      emit('README.md', source(`${FOLDER}/README.md`));
      emit('LICENSE', source('LICENSE'));
    },
  };
}
