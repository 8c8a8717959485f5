import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, chunkGraph, readBuilt, readChunks, readManifest } from './built-files';
import { reachedFrom, root } from './import-graph';

const files = readManifest();
const chunks = readChunks();
const CORE = 'wallets.js';

const graph = chunkGraph(chunks);
const modulesOf = (name: string) => chunks[name]!.modules;
const isPreact = (module: string) => /node_modules\/(preact|@preact)\//.test(module);

test('the entry is the core, and the core is one file: a second would be a round trip before the first paint', () => {
  expect(Object.keys(chunks).filter((name) => chunks[name]!.entry)).toEqual([CORE]);
  expect(reachedFrom(graph, CORE)).toEqual([]);
});

test('the first line of the core, and of the code of a press, tells V8 to compile all of the file while it arrives', () => {
  const hinted = Object.keys(chunks).filter((name) =>
    readBuilt(name).toString().startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.sort()).toEqual(['press.js', CORE]);
});

test.each([
  ["the server's answers are parsed later", /node_modules\/(zod|wretch)\//],
  ['React costs nothing over Preact', /node_modules\/preact\/(compat|hooks)\//],
  ['what follows a click is for those who press', /^src\/(press|dialog)\//],
  [
    'what looks after a page is for those who interact',
    /^src\/(cart-watch|companion\/(?!companion-code|early-events|load-rare-hosts|start-companion)|button-signs|compat\/(?!remembered)|policy|subscription-notice)\//,
  ],
  ['what few hosts need is for them', /^src\/rare-hosts\//],
  ['what sends telemetry is for merchants who want it', /^src\/telemetry\//],
  ['the snippet, the build and the package are no part of the page', /^src\/(snippet|build|react)\//],
  ['views read signals in one effect', /node_modules\/@preact\/signals\//],
  ['wallets are for those who press them', /^wallets\//],
])('%s: %s is not in the core', (_why, pattern) => {
  expect(modulesOf(CORE).filter((module) => pattern.test(module))).toEqual([]);
});

test.each(Object.keys(chunks))('%s holds no preload helper and nothing that only a server knows', (name) => {
  expect(readBuilt(name).toString()).not.toMatch(/__vitePreload|vite:preloadError|process\.env/);
});

test.each(
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js')),
)('%s has no module object of the bundler’s: making it throws where a page has added to every object', (path) => {
  const code = readFileSync(join(root, 'dist', path), 'utf8');
  expect(code).not.toMatch(/for\s*\(\w+ \w+ in \w+\)\s*\w+\(\w+,\s*\w+,\s*\{\s*get:|rolldown-runtime/);
});

/** The build's target is ES2022, of which Safari 15.4 lacks a part. What is newer than that the compiler refuses in our sources. */
const TOO_NEW = {
  'look-behind in a regular expression': /\(\?<[=!]/,
  'a change of flags inside a regular expression': /\(\?[ims]*-?[ims]+:/,
  'a static block of a class': /\bstatic\s*\{/,
};

test.each(
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|html)$/.test(path)),
)('%s has no syntax that Safari 15.4 lacks, where the whole file would not run', (path) => {
  const code = readFileSync(join(root, 'dist', path), 'utf8');
  expect(Object.entries(TOO_NEW).flatMap(([what, pattern]) => (pattern.test(code) ? [what] : []))).toEqual([]);
});

test.each(readdirSync(join(root, 'wallets')).filter((name) => `${name}.js` in chunks))(
  'the chunk of %s holds its own folder, the parts of the client that only it needs, and nothing else',
  (wallet) => {
    // PayPal alone uses the partner's button so far.
    const shared = { order: '|src/api/', 'google-pay': '|src/api/', paypal: '|wallets/partner-button/' }[wallet] ?? '';
    const own = new RegExp(
      `^(wallets/${wallet}/(?!payment/|rare-order/|order-errors/|apple-sdk/|paypal-v6/|paypal-window/|account-and-promise/)${shared})`,
    );
    expect(modulesOf(`${wallet}.js`).filter((module) => !own.test(module))).toEqual([]);
  },
);

test('code that only paying needs is not in the order’s chunk', () => {
  expect(modulesOf('payment.js').filter((module) => !module.startsWith('wallets/order/payment/'))).toEqual([]);
});

test('what is fetched later is fetched by the tables alone: that of the core, and that of the companion', () => {
  const fetching = Object.keys(chunks).filter((name) => chunks[name]!.dynamicImports.length > 0);
  expect(fetching.sort()).toEqual(['companion.js', CORE]);
});

test.each([
  ['dialog', 'companion.js'],
  ['companion'],
  ['subscription-notice', 'companion.js'],
  ['policy', 'companion.js'],
  ['cart-watch'],
  ['server-markup'],
  ['rare-hosts'],
])(
  'the chunk of %s holds its own folder and nothing else, and loads nothing that is not there',
  (folder: string, beside?: string) => {
    const { modules, imports } = chunks[`${folder}.js`]!;
    // The companion has what a press needs without the network, what buttons show of it, a theme's older rules, and what several later files import.
    const own =
      folder === 'companion'
        ? /^src\/((companion|network|button-signs|compat)\/|(dialog\/load-dialog|api\/request|lib\/(visit-id|page-address))\.ts)/
        : new RegExp(`^src/${folder}/`);
    expect(modules.filter((module) => !own.test(module))).toEqual([]);
    expect(imports.filter((name) => name !== CORE && name !== beside)).toEqual([]);
  },
);

test('the code that follows a click, and the client of the cart API, are in the press’s chunk, in one file', () => {
  const rooms = modulesOf('press.js').map((module) => /^(?:src\/[\w-]+|node_modules\/[\w-]+)(?=\/)/.exec(module)?.[0]);
  expect([...new Set(rooms)].sort()).toEqual([
    'node_modules/wretch',
    'node_modules/zod',
    'src/api',
    'src/markup',
    'src/press',
  ]);
});

test('every wallet has a chunk of its own', () => {
  const loaded = chunks[CORE]!.dynamicImports;
  const folders = readdirSync(join(root, 'wallets')).filter(
    (name) => !/^(limits\.ts|order|partner-button)$/.test(name),
  );
  expect(folders.filter((folder) => !loaded.includes(`${folder}.js`))).toEqual([]);
});

test('zod and wretch stand in the press’s chunk', () => {
  expect(modulesOf('press.js').some((module) => module.includes('node_modules/zod/'))).toBe(true);
  expect(modulesOf('press.js').some((module) => module.includes('node_modules/wretch/'))).toBe(true);
});

test('Preact is in the core alone, and no module is anywhere twice', () => {
  const places = Object.entries(chunks).flatMap(([name, { modules }]) => modules.map((module) => ({ name, module })));
  const outside = places.filter(({ name, module }) => name !== CORE && isPreact(module));
  expect(outside).toEqual([]);
  expect(modulesOf(CORE).filter((module) => module.endsWith('/preact/dist/preact.mjs'))).toHaveLength(1);
  expect(new Set(places.map(({ module }) => module)).size).toBe(places.length);
});

test.each(Object.keys(files))('the manifest has the size and the hash of %s', (name) => {
  const bytes = readBuilt(name);
  expect(files[name]).toMatchObject({
    bytes: bytes.length,
    integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
  });
});

test('the manifest names every file that is served', () => {
  const folder = join(root, buildFolder);
  const served = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.map') && path !== 'manifest.json');
  expect(Object.keys(files).sort()).toEqual(served.sort());
});

test.each(Object.keys(files).filter((name) => name.endsWith('.js')))(
  '%s has no `new URL(…, import.meta.url)`, which bundlers would turn into a file of their own',
  (name) => {
    const code = readBuilt(name).toString();
    expect(/new URL\(/.test(code) && /import\.meta/.test(code)).toBe(false);
  },
);
