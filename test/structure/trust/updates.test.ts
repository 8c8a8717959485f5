import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../import-graph';

interface Update {
  'package-ecosystem': string;
  directory: string;
  cooldown?: Record<string, number>;
  groups?: Record<string, object>;
}

const { version, updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
  version: number;
  updates: Update[];
};

test('Dependabot watches both lock files and the workflows', () => {
  expect(version).toBe(2);
  const npm = updates.filter((update) => update['package-ecosystem'] === 'npm').map(({ directory }) => directory);
  expect(npm).toEqual(['/', '/perf/peers']);
  expect(npm.filter((folder) => !existsSync(join(root, folder, 'package-lock.json')))).toEqual([]);
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'npm', 'github-actions']);
});

test.each(updates)(
  '$package-ecosystem in $directory: a new version waits a week and is grouped with others',
  (update) => {
    // The one key that the workflows' ecosystem takes, too: with another one Dependabot refuses the file.
    expect(update.cooldown).toEqual({ 'default-days': 7 });
    expect(Object.keys(update.groups ?? {}).length).toBeGreaterThan(0);
  },
);
