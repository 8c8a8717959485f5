import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { repositoryFields } from '../../src/build/package/repository';
import { buildFolder, readBuilt, readManifest } from '../structure/built-files';
import { root } from '../structure/import-graph';
import { filesOfPackage, readPackage } from './unpacked';

const names = async () => (await filesOfPackage()).map(({ name }) => name.replace(/^package\//, ''));

test('the package has every file of the build, byte by byte', async () => {
  const files = await filesOfPackage();
  expect((await names()).sort()).toEqual([...Object.keys(readManifest()), 'manifest.json'].sort());
  for (const { name, data } of files)
    expect(readBuilt(name.replace(/^package\//, '')).equals(data!), `${name} is the built one`).toBe(true);
});

test('the package has the files that npm would pack', async () => {
  const options = ['--dry-run', '--json', '--offline', '--no-update-notifier'];
  const told = execFileSync('npm', ['pack', ...options], { cwd: join(root, buildFolder), encoding: 'utf8' });
  const [{ files }] = JSON.parse(told) as [{ files: { path: string }[] }];
  expect((await names()).sort()).toEqual(files.map(({ path }) => path).sort());
});

test('its files have fixed times and no owner, so that two packages of one build are identical', async () => {
  const files = await filesOfPackage();
  const said = files.map(({ attrs }) => `${attrs!.mtime} ${attrs!.uid} ${attrs!.gid} ${attrs!.mode}`);
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toMatch(/^\d+ 0 0 0*644/);
  // The time in the gzip's own head.
  expect([...readPackage().subarray(4, 8)]).toEqual([0, 0, 0, 0]);
});

test('publint finds nothing in it', async () => {
  const { messages } = await publint({ pack: { tarball: readPackage().buffer }, strict: true });
  expect(messages).toEqual([]);
});

test('its types resolve in every mode and match its scripts, which are modules for `import` alone', async () => {
  const result = await checkPackage(createPackageFromTarballData(readPackage()));
  if (!result.types) throw new Error('no types are found');
  expect(Object.keys(result.entrypoints)).toEqual(['./react', './wallets.js', './*']);
  expect(result.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
});

test('it names the files that editors look for, and each is there', async () => {
  const manifest = JSON.parse(readBuilt('package.json').toString()) as Record<string, string>;
  const named = [manifest['customElements'], manifest['web-types']];
  expect(named).toEqual(['./custom-elements.json', './web-types.json']);
  expect(await names()).toEqual(
    expect.arrayContaining(['custom-elements.json', 'web-types.json', 'README.md', 'LICENSE']),
  );
});

test('it names the repository where that has an address, as npm reads it', () => {
  expect(repositoryFields(null)).toEqual({});
  expect(repositoryFields('https://git.example/owner/name')).toEqual({
    homepage: 'https://git.example/owner/name#readme',
    repository: { type: 'git', url: 'git+https://git.example/owner/name.git' },
    bugs: { url: 'https://git.example/owner/name/issues' },
  });
});
