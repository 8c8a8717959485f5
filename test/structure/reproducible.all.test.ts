import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, PACKAGE_FILE } from './built-files';
import { root } from './import-graph';

/** Every file below a folder, as name → hash of its bytes. */
const hashesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

/** Builds as `npm run build` does, elsewhere and on a machine of another country. */
function buildInto(folder: string) {
  // Vitest's own settings would make another build.
  const { NODE_ENV: _vitest, VITEST: _too, ...env } = process.env;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' },
  });
  if (status !== 0) throw new Error(stderr);
}

test('a build is reproducible: another one, in another time zone and language, has the same files, byte by byte, the same zip for themes and the same package', () => {
  const parent = mkdtempSync(join(tmpdir(), 'karui-build-'));
  try {
    buildInto(join(parent, 'built'));
    const built = hashesIn(parent);
    expect(Object.keys(built)).toEqual(expect.arrayContaining(['built-theme.zip', PACKAGE_FILE]));
    const { dir, base } = parse(join(root, buildFolder));
    const isOfBuild = (name: string) => name === PACKAGE_FILE || new RegExp(`^${base}(/|-theme[/.])`).test(name);
    const committed = Object.entries(hashesIn(dir)).filter(([name]) => isOfBuild(name));
    expect(built).toEqual(
      Object.fromEntries(
        committed.map(([name, hash]) => [name === PACKAGE_FILE ? name : name.replace(base, 'built'), hash]),
      ),
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}, 60_000);
