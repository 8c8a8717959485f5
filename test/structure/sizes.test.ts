import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import limits from '../../size-limit.json' with { type: 'json' };
import { buildFolder, chunkGraph, readChunks } from './built-files';
import { reachedFrom, root } from './import-graph';

const chunks = readChunks();
const graph = chunkGraph(chunks);

const paths = limits.flatMap(({ path }) => path);
const rowOf = (start: string) => limits.find(({ name }) => name.startsWith(start));
const filesOf = (start: string) => [rowOf(start)!.path].flat().map((path) => path.replace(`${buildFolder}/`, ''));
/** All that loads with a chunk, the core and itself included. */
const closure = (name: string) => [name, ...reachedFrom(graph, name)];

test.each(paths)('%s names this version and a file that was built', (path) => {
  expect(path.startsWith(`${buildFolder}/`)).toBe(true);
  if (!path.includes('*')) expect(existsSync(join(root, path))).toBe(true);
});

test('the core is weighed with all that it loads by itself', () => {
  expect(filesOf('Core')).toEqual(closure('wallets.js'));
});

test('a press of Buy It Now is weighed with all that it loads beyond the core', () => {
  const core = closure('wallets.js');
  const press = [...new Set([...closure('buy-it-now.js'), ...closure('checkout.js')])];
  expect(filesOf('Buy It Now press').sort()).toEqual(press.filter((name) => !core.includes(name)).sort());
});

test('every chunk is weighed in a row of its own or with what it is pressed for', () => {
  const named = paths.map((path) => path.replace(`${buildFolder}/`, ''));
  expect(Object.keys(chunks).filter((name) => !named.includes(name))).toEqual([]);
});

test.each(['Dialog', 'Consent notice', 'Policy', 'Style compat'])('%s is weighed with all that it loads', (start) => {
  const [file] = filesOf(start);
  expect(filesOf(start)).toEqual(closure(file!));
});

test('the other presses that only redirect cost little more than Buy It Now', () => {
  const paid = ['wallets.js', ...filesOf('Buy It Now press')];
  const others = filesOf('Other redirect presses');
  expect(others.flatMap(closure).filter((name) => !paid.includes(name))).toEqual(others);
});

test('no script escapes the sum', () => {
  expect(filesOf('All scripts')).toEqual(['*.js']);
});
