import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './import-graph';

const folder = join(root, 'test/frameworks/apps');
/** Lines of source that an app may have, besides its list of packages and what all of them share. */
const LIMIT = 80;

test.each(readdirSync(folder))('the app %s is small, and names the version of each package', (app) => {
  const files = readdirSync(join(folder, app), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(m?jsx?|astro|html)$/.test(file),
  );
  const lines = files.flatMap((file) =>
    readFileSync(join(folder, app, file), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  expect(lines.length).toBeLessThanOrEqual(LIMIT);
  const { dependencies } = JSON.parse(readFileSync(join(folder, app, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
