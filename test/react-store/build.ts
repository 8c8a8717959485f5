import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import pkg from '../../package.json' with { type: 'json' };

const at = (path: string) => resolve(import.meta.dirname, path);

/** Folder of the widget's build. */
export const WIDGET = at(`../../dist/${pkg.version}`);
/** Where this process builds to: browser tests run several. */
export const DIST = at(`dist/${process.pid}`);

/** As a bundler does in development, so that React says what is wrong. */
const shared: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: { alias: { 'karui/react': `${WIDGET}/react-development.js` } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
};

/** The widget, and what measures a visit, are served as they are and not bundled. */
const external = /\/(wallets|split)\.js$/;

/** Builds the example for the browser and for the server. */
export async function buildExample(): Promise<void> {
  const output = { entryFileNames: '[name].js' };
  await build({
    ...shared,
    build: {
      outDir: `${DIST}/client`,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: at('client.tsx'), external, output },
    },
  });
  await build({
    ...shared,
    build: { outDir: `${DIST}/server`, minify: false, ssr: at('server.tsx'), rolldownOptions: { external, output } },
  });
}
