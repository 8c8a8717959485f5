import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { expect, onTestFinished, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { asPlatform } from '../theme/server/as-platform';
import { serve } from './serve';

const root = resolve(import.meta.dirname, '../..');
const build = join(root, 'dist', pkg.version);

/** Runs the command, as npm does. */
async function verify(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/build/verify/verify-command.ts', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.on('close', done)),
  ]);
  return { stdout, stderr, status };
}

/** A copy of a folder of the build that a test may change. */
function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'karui-served-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const serveFolder = (folder: string) => serve(sirv(folder, { immutable: true, maxAge: 31_536_000, dev: true }));

/** sirv does not say `immutable` while it reads files anew, as it has to here. */
const withoutCache = (findings: { code: string }[]) => findings.filter(({ code }) => code !== 'cache');

test('the command exits with 0 when all files are served as they were built', async () => {
  const address = await serveFolder(build);
  const { stdout, stderr, status } = await verify(address.href);
  const { files } = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')) as { files: object };
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(
    `Same: the ${Object.keys(files).length} files of ${pkg.version} are served as they were built by ${address.href}\n`,
  );
});

test('the command exits with 1 when files differ, and the report names each file', async () => {
  const folder = copyOf(build);
  const dialog = readFileSync(join(folder, 'dialog.js'));
  writeFileSync(join(folder, 'dialog.js'), dialog.subarray(0, -1));
  rmSync(join(folder, 'policy.js'));
  rmSync(join(folder, 'snippet.html'));
  const address = await serveFolder(folder);
  const { stdout, status } = await verify(address.href, '--json');
  expect(status).toBe(1);
  const { findings, ...rest } = JSON.parse(stdout) as { findings: { code: string }[] };
  expect(rest).toMatchObject({ isSame: false, address: address.href, version: pkg.version });
  expect(withoutCache(findings)).toEqual([
    {
      file: 'dialog.js',
      code: 'truncated',
      text: `ends after ${dialog.length - 1} of ${dialog.length} bytes`,
      isRemark: false,
    },
    { file: 'policy.js', code: 'missing', text: 'is not served: the answer is 404', isRemark: false },
    {
      file: 'snippet.html',
      code: 'not-served',
      text: 'is not served; no page of a store needs it there',
      isRemark: true,
    },
  ]);
  const told = (await verify(address.href)).stdout.split('\n');
  const [total] = /\d+(?= files)/.exec(told[0]!)!;
  expect(told.slice(0, 3)).toEqual([
    `Different: 2 of the ${total} files of ${pkg.version} are not served as they were built by ${address.href}`,
    `  dialog.js: ends after ${dialog.length - 1} of ${dialog.length} bytes`,
    '  policy.js: is not served: the answer is 404',
  ]);
});

test('--manifest compares with a release, and needs no other file of that release', async () => {
  const folder = copyOf(build);
  const alone = mkdtempSync(join(tmpdir(), 'karui-manifest-'));
  onTestFinished(() => rmSync(alone, { recursive: true }));
  cpSync(join(build, 'manifest.json'), join(alone, 'manifest.json'));
  const address = await serveFolder(folder);
  const manifest = `--manifest=${join(alone, 'manifest.json')}`;
  expect((await verify(address.href, manifest)).status).toBe(0);
  writeFileSync(join(folder, 'wallets.js'), 'steal()');
  const { stdout, status } = await verify(address.href, manifest);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^ {2}wallets\.js: is another file: \d+ bytes were built, 7 are served, and hash to sha256-/m);
});

test('a theme is compared with the build’s files for themes, and the platform’s comment is a remark', async () => {
  const folder = copyOf(`${build}-theme/assets`);
  const name = `karui-${pkg.version}-wallets.js`;
  const served = await asPlatform(readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, name), served);
  const address = await serveFolder(folder);
  const { stdout, status } = await verify(address.href, '--theme', '--json');
  const { findings } = JSON.parse(stdout) as { findings: { code: string }[] };
  expect([withoutCache(findings), status]).toEqual([[expect.objectContaining({ file: name, code: 'comment' })], 0]);
});

test.each([
  [['https://shop.example'.replace('https', 'ftp')], /^The address has to begin with https:\/\//],
  [
    ['https://shop.example/k/', '--manifest=nowhere.json'],
    /^There is no .*nowhere\.json: npm run build makes one, --manifest names another\n$/,
  ],
  [['https://shop.example/k/', '--manifest=package.json'], /package\.json is no manifest\.json of a build\n$/],
])('the command exits with 2 and one sentence for the wrong arguments %j', async (args, sentence) => {
  const { stdout, stderr, status } = await verify(...args);
  expect([stdout, status]).toEqual(['', 2]);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('the command exits with 2 when the build differs from its own manifest', async () => {
  const folder = copyOf(build);
  writeFileSync(join(folder, 'dialog.js'), 'other()');
  const { stderr, status } = await verify('https://shop.example/k/', `--manifest=${join(folder, 'manifest.json')}`);
  expect(status).toBe(2);
  expect(stderr).toContain('dialog.js is not the file that the manifest beside it lists');
});
