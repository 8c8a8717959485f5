import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { readImportGraph, readImports, readSource, type ImportGraph } from './import-graph';
import { brokenRules } from './import-rules';

test('the sources keep to the rules about who may import whom', () => {
  const graph = readImportGraph();
  expect(Object.keys(graph)).toContain('src/index.ts');
  expect(brokenRules(graph)).toEqual([]);
});

/** A graph in short: file → static imports, types after a `:`, and those fetched by `import()` after a `→`. */
function sketch(files: Readonly<Record<string, string>>): ImportGraph {
  const words = (text = '') => text.split(' ').filter(Boolean);
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const [named = '', dynamics] = text.split('→');
      const [statics, types] = named.split(':');
      return [file, { statics: words(statics), types: words(types), dynamics: words(dynamics) }];
    }),
  );
}

/** Broken rules: files as `file: imports → fetched`, and the message. */
const BROKEN: readonly (readonly [files: readonly string[], told: readonly string[]])[] = [
  [['src/lib/json.ts: src/widget/wallets.ts'], ['src/lib/json.ts imports src/widget/wallets.ts from above']],
  [['src/names.ts: src/lib/json.ts'], ['src/names.ts imports src/lib/json.ts from above']],
  [['src/widget/widget.ts: : src/press/press.ts'], ['src/widget/widget.ts imports src/press/press.ts from above']],
  [['src/page/form.ts: src/chunks.ts'], ['src/page/form.ts imports src/chunks.ts from above']],
  [['src/attic/box.ts: '], ['src/attic/box.ts stands in no room']],
  [['src/press/buy.ts: wallets/order/index.ts'], ['src/press/buy.ts imports wallets/order/index.ts']],
  [
    ['wallets/shop-pay/index.ts: wallets/apple-pay/handlers.ts'],
    ['wallets/shop-pay/index.ts imports wallets/apple-pay/handlers.ts'],
  ],
  [['wallets/apple-pay/run.ts: src/host/host.ts'], ['wallets/apple-pay/run.ts imports src/host/host.ts']],
  [['src/widget/widget.ts: → src/dialog/index.ts'], ['src/widget/widget.ts fetches src/dialog/index.ts']],
  [
    ['src/click/click.ts: src/click/warm.ts', 'src/click/warm.ts: : src/click/click.ts'],
    ['src/click/click.ts imports itself by way of others', 'src/click/warm.ts imports itself by way of others'],
  ],
  [
    ['src/companion/later-chunks.ts: → src/policy/index.ts', 'src/policy/index.ts: src/companion/later-chunks.ts'],
    [
      'src/policy/index.ts imports src/companion/later-chunks.ts from above',
      'src/companion/later-chunks.ts imports itself by way of others',
      'src/policy/index.ts imports itself by way of others',
    ],
  ],
];

test('nothing outside the order imports past its index, not even a type', () => {
  const outside = Object.keys(readImportGraph()).filter((file) => !/^(wallets\/order|src\/build)\//.test(file));
  const past = outside.flatMap((file) =>
    [...readSource(file).matchAll(/from '(\.[^']*)'/g)]
      .map(([, name = '']) => join(dirname(file), name))
      .filter((name) => name.startsWith('wallets/order/'))
      .map((name) => `${file} imports ${name}`),
  );
  expect(past).toEqual([]);
});

test('a broken rule is reported', () => {
  for (const [files, told] of BROKEN)
    expect(
      brokenRules(sketch(Object.fromEntries(files.map((file) => file.split(/: (.*)/s) as [string, string])))),
    ).toEqual(told);
});

test('an import() of an address that is put together at run time is reported, also where import() is allowed', () => {
  const graph = { 'src/chunks.ts': { statics: [], types: [], dynamics: [''] } };
  expect(brokenRules(graph)).toEqual(['src/chunks.ts fetches what is not known before it runs']);
});

test('imports that are allowed are not reported', () => {
  const graph = sketch({
    'src/index.ts': 'src/chunks.ts src/host/define-elements.ts',
    'src/chunks.ts': '→ wallets/apple-pay/index.ts src/press/index.ts src/companion/index.ts',
    'src/companion/index.ts': 'src/companion/later-chunks.ts src/names.ts',
    'src/companion/later-chunks.ts': 'src/lib/async.ts → src/policy/index.ts wallets/order/payment/index.ts',
    'src/companion/choices.ts': 'src/lib/code.ts: src/choice-watch/index.ts',
    'src/press/buy.ts': 'src/press/leave.ts src/widget/wallets.ts: src/wallet.ts',
    'wallets/apple-pay/index.ts': 'wallets/apple-pay/run.ts wallets/order/index.ts src/press/cart/pre-checks.ts',
    'wallets/order/index.ts': 'src/api/client.ts zod/mini',
  });
  expect(brokenRules(graph)).toEqual([]);
});

test.each([
  ["import { a } from './a'", ['./a']],
  ["import './a'", ['./a']],
  ["import { type A } from './a'", ['./a']],
  ["import a, { type A } from './a'", ['./a']],
  ["export { a } from './a'", ['./a']],
  ["export * from './a'", ['./a']],
  ["import type { A } from './a'", []],
  ["import type A from './a'", []],
  ["export type { A } from './a'", []],
  ["type A = import('./a').A", []],
  ["// import { a } from './a'", []],
  ['const text = "import \'./a\'"', []],
])('%s loads %j', (source, statics) => {
  expect(readImports('src/some.ts', source, (_file, name) => name)).toMatchObject({ statics, dynamics: [] });
});

test.each([
  ["const load = () => import('./a')", ['./a']],
  ['const load = () => import(`./${name}`)', ['']],
])('%s fetches %j', (source, dynamics) => {
  expect(readImports('src/some.ts', source, (_file, name) => name)).toMatchObject({ statics: [], dynamics });
});

test('an import of a file that is not there is an error', () => {
  expect(() => readImports('src/some.ts', "import { a } from './nowhere'")).toThrow('src/some.ts imports ./nowhere');
});
