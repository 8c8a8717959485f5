import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf } from '../../../src/build/check/files/built-file';
import { buildFolder, readBuilt, readManifest } from '../built-files';
import { root } from '../import-graph';

test('manifest.json lists every file of the build besides itself, with its size and hash', () => {
  const folder = join(root, buildFolder);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== 'manifest.json');
  const asBuilt = names.map((name) => {
    const content = readBuilt(name);
    return [name, { bytes: content.length, integrity: integrityOf(content) }];
  });
  const listed = Object.entries(readManifest()).map(([name, { bytes, integrity }]) => [name, { bytes, integrity }]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(asBuilt));
});
