import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { noModuleObjects } from './src/build/no-module-objects.ts';
import { manifest } from './src/build/manifest.ts';
import { tarball } from './src/build/package/tarball.ts';
import { reactPackage } from './src/build/react-package.ts';
import { snippetFiles } from './src/build/snippet-files.ts';
import { splitFiles } from './src/build/split/split-files.ts';
import { staticFiles } from './src/build/static-files.ts';
import { themeFiles } from './src/build/theme/theme-files.ts';
import { widgetBuild } from './src/build/widget-build.ts';

const sources = resolve(import.meta.dirname, 'src');

export default defineConfig(
  mergeConfig(widgetBuild(sources), {
    plugins: [
      staticFiles(sources),
      noModuleObjects(),
      snippetFiles(),
      splitFiles(),
      reactPackage(),
      manifest(pkg.version),
      themeFiles(),
      tarball(`${pkg.name}-${pkg.version}.tgz`),
    ],
    build: { outDir: `dist/${pkg.version}` },
  }),
);
