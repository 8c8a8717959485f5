import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import limits from '../../size-limit.json' with { type: 'json' };
import { chunkGraph, PACKAGE_FILE, readBuilt, readChunks, readManifest } from './built-files';
import { reachedFrom, root } from './import-graph';

const chunks = readChunks();
const graph = chunkGraph(chunks);

const paths = limits.flatMap(({ path }) => path);
/** The files of the row whose name begins so. */
const filesOf = (start: string) => {
  const row = limits.find(({ name }) => name.startsWith(start));
  if (!row) throw new Error(`no row begins with ${start}`);
  return [row.path].flat().map((path) => path.replace('dist/*/', ''));
};
/** All that loads with a chunk, the core and itself included. */
const closure = (name: string) => [name, ...reachedFrom(graph, name)];
/** All that loads with some chunks. */
const loaded = (...names: string[]) => [...new Set(names.flatMap(closure))].sort();
const beyondTheCore = (...names: string[]) => loaded(...names).filter((name) => name !== 'wallets.js');

test('dist/ holds one version only, so that no row counts a file twice; remove dist/ when an older version is left', () => {
  const made = ['', '-extension', '-extension.zip', '-theme', '-theme.zip'].map((end) => pkg.version + end);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual([...made, PACKAGE_FILE]);
});

test.each(paths)('%s names no version and a file that was built', (path) => {
  expect(path).toMatch(/^dist\/\*\//);
  expect(Object.keys(readManifest())).toContain(path.replace('dist/*/', ''));
});

test('the core’s row includes everything that the core loads by itself', () => {
  expect(filesOf('Core')).toEqual(closure('wallets.js'));
});

test.each([
  ['Buy It Now press', 'companion.js'],
  ['Apple Pay press', 'apple-pay.js'],
  ['Google Pay press', 'google-pay.js'],
])('a %s is weighed with all that it loads beyond the core', (row, wallet) => {
  expect(filesOf(row).sort()).toEqual(beyondTheCore(wallet, 'press.js'));
});

test('every chunk is weighed', () => {
  const named = paths.map((path) => path.replace('dist/*/', ''));
  expect(Object.keys(chunks).filter((name) => !named.includes(name))).toEqual([]);
});

test('the React components are weighed with all that they load before the widget', () => {
  const imported = (name: string) =>
    readBuilt(name)
      .toString()
      .matchAll(/from"\.\/([\w.-]+)"/g);
  expect(filesOf('React components')).toEqual(['react.js', ...[...imported('react.js')].map(([, name]) => name)]);
  expect([...imported('react-client.js')]).toEqual([]);
});

test.each([
  'Companion',
  'Server markup',
  'Shop Pay: its frame',
  'Dialog',
  'Policy',
  'Subscription notice',
  'Telemetry',
  'Rare hosts',
])('%s is weighed with all that it loads beyond the core', (row) => {
  const [file] = filesOf(row);
  expect(filesOf(row).toSorted()).toEqual(beyondTheCore(file!));
});

test('a press of Shop Pay costs little more than Buy It Now', () => {
  const paid = ['wallets.js', ...filesOf('Buy It Now press')];
  const beyond = filesOf('Shop Pay press');
  expect(closure('shop-pay.js').filter((name) => !paid.includes(name))).toEqual(beyond);
});

test('a press of Amazon’s wallets is weighed with all that it loads beyond Buy It Now', () => {
  const paid = ['wallets.js', ...filesOf('Buy It Now press')];
  expect(filesOf('Amazon Pay or Buy with Prime press').sort()).toEqual(
    closure('amazon.js')
      .filter((name) => !paid.includes(name))
      .sort(),
  );
});

test('paying in a sheet loads only its own chunk beyond the press of a wallet with a sheet', () => {
  for (const wallet of ['Apple', 'Google']) {
    const paid = ['wallets.js', ...filesOf(`${wallet} Pay press`)];
    expect(closure('payment.js').filter((name) => !paid.includes(name))).toEqual(filesOf('Paying in a sheet'));
  }
});

/** What comes after the first interaction on every page, and before a press. */
const TOUCHED = ['companion.js'];

test.each([
  ['a product page that is looked at', ['wallets.js']],
  ['a product bought with Buy It Now', [...TOUCHED, 'press.js', 'dialog.js']],
  ['a product bought with Apple Pay', [...TOUCHED, 'apple.js', 'apple-pay.js', 'payment.js', 'press.js', 'dialog.js']],
  [
    'a cart with six wallets, all warmed',
    TOUCHED.concat(
      ['apple.js', 'cart-watch.js', 'look-at-cart.js', 'subscription-notice.js', 'press.js', 'dialog.js'],
      ['shop-pay.js', 'apple-pay.js', 'google-pay.js', 'payment.js'],
    ),
  ],
])('the journey of %s is weighed with all that it loads', (journey, names) => {
  expect(filesOf(`Journey: ${journey}`).toSorted()).toEqual(['snippet.html', ...loaded(...names)].toSorted());
});
