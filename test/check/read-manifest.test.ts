import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest } from '../../src/build/check/files/read-manifest';

const FILE = { bytes: 1, integrity: `sha256-${'A'.repeat(43)}=` };

function manifestOf(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'karui-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'manifest.json');
  writeFileSync(path, content);
  return path;
}

test('scripts and logos are what pages load', () => {
  const files = { 'a.js': { ...FILE, imports: [] }, 'logos/a.svg': FILE, 'react.js': FILE, 'snippet.html': FILE };
  const { version, files: read } = readManifest(manifestOf(JSON.stringify({ version: '1', files })));
  expect(version).toBe('1');
  expect(read.filter(({ isLoaded }) => isLoaded).map(({ name }) => name)).toEqual(['a.js', 'logos/a.svg']);
});

test.each([
  '../a.js',
  'a/../../b.js',
  '/a.js',
  'https://elsewhere.example/a.js',
  '//elsewhere.example/a.js',
  'a.js?b',
  '',
])('a file named "%s" would lead elsewhere, so the manifest is refused', (name) => {
  const path = manifestOf(JSON.stringify({ version: '1', files: { [name]: FILE } }));
  expect(() => readManifest(path)).toThrow(`${path} is no manifest.json of a build`);
});

test.each(['', '[]', '{"version":"1","files":{"a.js":{"bytes":1,"integrity":"md5-a"}}}'])(
  '%j is no manifest',
  (content) => {
    const path = manifestOf(content);
    expect(() => readManifest(path)).toThrow(`${path} is no manifest.json of a build`);
  },
);
