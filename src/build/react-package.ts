import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import pkg from '../../package.json' with { type: 'json' };

const FOLDER = 'src/react';

/** File of the package → its source. `react-client.js` is a file of its own, because "use client" counts for a whole file. */
const ENTRIES = { react: 'index.tsx', 'react-client': 'live-host.tsx', 'react-development': 'development.ts' };

/** What the build's folder is as a package, so that it can be installed from a file or a registry. */
const packageJson = {
  name: pkg.name,
  version: pkg.version,
  description: pkg.description,
  license: pkg.license,
  type: 'module',
  sideEffects: ['./wallets.js'],
  exports: {
    './react': { types: './react.d.ts', development: './react-development.js', default: './react.js' },
    './*': './*',
  },
  peerDependencies: { react: '>=18' },
  // Optional, because a storefront may have Preact instead: npm must not install React for us.
  peerDependenciesMeta: { react: { optional: true } },
};

/** Builds one entry. The widget, the other entries and React, in whose place a storefront may have Preact, stay imports. */
async function buildEntry(root: string, name: string): Promise<readonly Rolldown.OutputChunk[]> {
  const sources = Object.entries(ENTRIES).map(
    ([entry, file]) => [resolve(root, FOLDER, file), `./${entry}.js`] as const,
  );
  const others = new Map([...sources, ['karui/wallets.js', './wallets.js']]);
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

/** Adds what makes the build's folder a package: `package.json`, the React components and their types. */
export function reactPackage(): Plugin {
  let root = '';
  return {
    name: 'karui:react-package',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      const chunks = await Promise.all(Object.keys(ENTRIES).map((name) => buildEntry(root, name)));
      for (const { fileName, code } of chunks.flat()) this.emitFile({ type: 'asset', fileName, source: code });
      const types = readFileSync(resolve(root, FOLDER, 'public.ts'));
      this.emitFile({ type: 'asset', fileName: 'react.d.ts', source: types });
      const source = `${JSON.stringify(packageJson, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'package.json', source });
    },
  };
}
