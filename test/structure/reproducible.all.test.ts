import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import { buildFolder, PACKAGE_FILE } from './built-files';
import { root } from './import-graph';

/** A machine of another country. */
const ELSEWHERE = { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };

/** What a build is made of, besides packages. */
const SOURCES = ['LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'src', 'wallets'];

/** Every file of the build, as name → hash of its bytes. */
const hashesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map(
        (path) =>
          [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')] as const,
      )
      .filter(([name]) => name === PACKAGE_FILE || `dist/${name}`.startsWith(buildFolder)),
  );

/** The packages of `node_modules`, by their names. */
const packages = () =>
  readdirSync(join(root, 'node_modules'))
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(root, 'node_modules', name)).map((one) => `${name}/${one}`) : name,
    );

/** Puts a package into another repository: itself if its code may be in the build, a link to it if it is a tool. */
function putPackage(copy: string, name: string): void {
  const [from, to] = [root, copy].map((folder) => join(folder, 'node_modules', name)) as [string, string];
  const locked = (lock.packages as Readonly<Record<string, object>>)[`node_modules/${name}`];
  mkdirSync(dirname(to), { recursive: true });
  if (locked && 'dev' in locked) symlinkSync(realpathSync(from), to);
  else cpSync(from, to, { recursive: true });
}

/** Builds a copy of the repository as `npm run build` does. */
function buildCopy(copy: string): void {
  for (const name of SOURCES) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of packages()) putPackage(copy, name);
  // Vitest's own settings would make another build.
  const { NODE_ENV: _vitest, VITEST: _too, ...env } = process.env;
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, ...ELSEWHERE },
  });
  if (status !== 0) throw new Error(stderr);
}

test('a build of a copy in another folder, time zone and language has the same files, zips and package, byte by byte', () => {
  // A name that sorts elsewhere and has other characters than ours.
  const copy = mkdtempSync(join(tmpdir(), 'Karui İkinci-'));
  try {
    buildCopy(copy);
    const built = hashesIn(join(copy, 'dist'));
    expect(Object.keys(built)).toEqual(
      expect.arrayContaining([
        PACKAGE_FILE,
        ...['-theme.zip', '-extension.zip', '-theme/by-hand.html', '/manifest.json'].map(
          (end) => buildFolder.slice(5) + end,
        ),
      ]),
    );
    expect(built).toEqual(hashesIn(join(root, 'dist')));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 60_000);
