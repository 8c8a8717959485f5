import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { readImportGraph, readImports, readSource, type ImportGraph } from './import-graph';
import { brokenRules } from './import-rules';

test('the sources keep to the rules about who may import whom', () => {
  const graph = readImportGraph();
  expect(Object.keys(graph)).toContain('src/index.ts');
  expect(brokenRules(graph)).toEqual([]);
});

/** A graph in short: file → static imports, those fetched by `import()` after a `→`. */
function sketch(files: Readonly<Record<string, string>>): ImportGraph {
  const words = (text = '') => text.split(' ').filter(Boolean);
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const [statics, dynamics] = text.split('→');
      return [file, { statics: words(statics), dynamics: words(dynamics) }];
    }),
  );
}

/** Broken rules: files as `file: imports → fetched`, and the message. */
const BROKEN: readonly (readonly [files: readonly string[], told: readonly string[]])[] = [
  [['src/index.ts: src/core/shop.ts', 'src/core/shop.ts: zod/mini'], ['the core reaches zod/mini']],
  [['src/index.ts: src/press/api/client.ts'], ['the core reaches src/press/api/client.ts']],
  [['src/index.ts: src/core/track.ts src/telemetry/other.ts'], ['the core reaches src/telemetry/other.ts']],
  [
    ['src/subscription-notice/index.ts: src/press/ending/act-on-ending.ts'],
    ['src/subscription-notice/index.ts reaches src/press/ending/act-on-ending.ts'],
  ],
  [
    ['wallets/shop-pay/index.ts: wallets/apple-pay/handlers.ts'],
    ['wallets/shop-pay/index.ts reaches wallets/apple-pay/handlers.ts'],
  ],
  [
    ['wallets/apple-pay/index.ts: wallets/apple-pay/run.ts', 'wallets/apple-pay/run.ts: src/core/click.ts'],
    ['wallets/apple-pay/index.ts reaches src/core/click.ts', 'wallets/apple-pay/run.ts reaches src/core/click.ts'],
  ],
  [['src/core/widget.ts: → src/dialog/index.ts'], ['src/core/widget.ts fetches src/dialog/index.ts']],
  [
    ['src/core/chunks.ts: → src/press/index.ts src/policy/index.ts'],
    ['src/core/chunks.ts fetches src/policy/index.ts'],
  ],
  [['src/core/lib/make-element.ts: src/names.ts'], ['src/core/lib/make-element.ts imports src/names.ts']],
  [
    ['src/core/click.ts: src/core/widget.ts', 'src/core/widget.ts: src/core/click.ts'],
    ['src/core/click.ts imports itself by way of others', 'src/core/widget.ts imports itself by way of others'],
  ],
];

/** Files that run by themselves, or that another file imports from: these have no function to ask for. */
const WITHOUT_FUNCTION =
  /^import\('(karui\/wallets\.js|\.\.\/companion|\.\.\/telemetry|\.\.\/press|\.\.\/load-script|(\.\.\/)+wallets\/order)'\)/;

test('each fetched file is asked for its function: an empty one counts as not loaded', () => {
  const files = Object.keys(readImportGraph()).filter((file) => /^(src\/(?!build)|wallets)/.test(file));
  const bare = files.flatMap((file) => {
    const code = readSource(file);
    return [...code.matchAll(/(ensureExport\(\s*)?\bimport\('[^']+'\)/g)]
      .filter(([text, asked]) => !asked && !WITHOUT_FUNCTION.test(text))
      .map(([text]) => `${file}: ${text}`);
  });
  expect(bare).toEqual([]);
});

test('nothing outside the order imports past its index, not even a type', () => {
  const outside = Object.keys(readImportGraph()).filter((file) => !/^(wallets\/order|src\/build)\//.test(file));
  const past = outside.flatMap((file) =>
    [...readSource(file).matchAll(/(?:from |import\()'(\.[^']*)'/g)]
      .map(([, name = '']) => join(dirname(file), name))
      .filter((name) => name.startsWith('wallets/order/'))
      .map((name) => `${file} imports ${name}`),
  );
  expect(past).toEqual([]);
});

test('a broken rule is reported', () => {
  for (const [files, told] of BROKEN)
    expect(brokenRules(sketch(Object.fromEntries(files.map((file) => file.split(': ')))))).toEqual(told);
});

test('an import() of an address that is put together at run time is reported, also where import() is allowed', () => {
  const graph = { 'src/core/chunks.ts': { statics: [], dynamics: [''] } };
  expect(brokenRules(graph)).toEqual(['src/core/chunks.ts fetches what is not known before it runs']);
});

test('imports that are allowed are not reported', () => {
  const graph = sketch({
    'wallets/apple-pay/index.ts':
      'wallets/apple-pay/run-sheet.ts wallets/order/index.ts src/press/running/cart/pre-checks.ts',
    'wallets/order/index.ts': 'src/press/api/client.ts',
    'src/press/api/client.ts': 'zod/mini wretch src/core/lib/with-timeout.ts src/names.ts',
    'src/core/chunks.ts': '→ wallets/apple-pay/index.ts src/press/index.ts src/companion/index.ts',
    'src/companion/index.ts': 'src/companion/notices.ts src/core/page/companion.ts → src/compat/index.ts',
    'src/companion/notices.ts': 'src/names.ts → src/subscription-notice/index.ts',
    'src/press/index.ts': 'src/core/click.ts src/core/track.ts',
    'src/subscription-notice/policy-links.ts': 'src/names.ts → src/policy/index.ts',
    'src/policy/index.ts': 'src/policy/words.ts src/names.ts',
    'src/compat/index.ts': 'src/compat/probe.ts src/core/lib/make-element.ts src/names.ts',
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
  expect(readImports('src/some.ts', source, (_file, name) => name)).toEqual({ statics, dynamics: [] });
});

test.each([
  ["const load = () => import('./a')", ['./a']],
  ['const load = () => import(`./${name}`)', ['']],
])('%s fetches %j', (source, dynamics) => {
  expect(readImports('src/some.ts', source, (_file, name) => name)).toEqual({ statics: [], dynamics });
});

test('an import of a file that is not there is an error', () => {
  expect(() => readImports('src/some.ts', "import { a } from './nowhere'")).toThrow('src/some.ts imports ./nowhere');
});
