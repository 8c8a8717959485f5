import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

/** Room → what else it may import. Tests may import anything of the store, and packages may be imported anywhere. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  panel: [],
  shop: [],
  playground: [],
  pages: ['playground', 'shop', 'folders'],
  server: ['pages', 'shop', 'folders', '../../package.json'],
  'test-support': ['server', 'pages', 'shop'],
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('dist/'));

const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '(\.[^']*)'|import\('(\.[^']*)'\)/g),
  ).map(([, name, lazy]) => posix.join(dirname(file), name ?? lazy ?? ''));

test('no room imports one that it should not know', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file.includes('/'));
  expect(code.length).toBeGreaterThan(150);
  const wrong = code.flatMap((file) => {
    const room = file.split('/')[0] ?? '';
    const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
    return importsOf(file)
      .filter((name) => !allowed.some((start) => name === start || name.startsWith(`${start}/`)))
      .map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('nothing of the store imports the widget', () => {
  const wrong = files
    .filter((file) => /\.tsx?$/.test(file) && file !== 'vite.config.ts')
    .flatMap((file) => importsOf(file).map((name) => `${file} imports ${posix.join('test/store', name)}`))
    .filter((line) => / (src|wallets)\//.test(line));
  expect(wrong).toEqual([]);
});
