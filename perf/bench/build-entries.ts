import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const peers = resolve(root, 'perf/peers');
/** Where the bench's own files are built to. */
export const built = resolve(import.meta.dirname, 'dist');

/** Makes peers that require https believe that the page has it: the bench has no certificate. */
function secure(): Plugin {
  return {
    name: 'bench:secure',
    transform: {
      filter: { id: /perf\/peers\/node_modules/ },
      handler: (code) =>
        code.includes('location.protocol')
          ? code.replace(/(?:(?:window|document|global)\.)?location\.protocol/g, '"https:"')
          : null,
    },
  };
}

async function bundle(folder: string, file: string): Promise<void> {
  const { name } = parse(file);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    plugins: [secure()],
    build: {
      target: 'es2022',
      outDir: built,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      cssMinify: true,
      lib: { entry: { [name]: resolve(folder, 'entries', file) }, formats: ['es'], cssFileName: name },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          codeSplitting: false,
          // A library's build keeps them otherwise.
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
          comments: { legal: false, annotation: false, jsdoc: false },
        },
      },
    },
  });
}

/** Installs the peers where they are not yet, exactly as locked. */
function installPeers(): void {
  if (existsSync(resolve(peers, 'node_modules'))) return;
  console.log('Installing the peers …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed: npm ci in perf/peers');
}

/** Builds each entry to one minified file, the floors and, as their documents say, the peers. */
export async function buildEntries(): Promise<void> {
  installPeers();
  for (const folder of [import.meta.dirname, peers]) {
    for (const file of readdirSync(resolve(folder, 'entries'))) await bundle(folder, file);
  }
}
