import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { themeCheckRun } from '@shopify/theme-check-node';
import { Liquid } from 'liquidjs';
import { expect, onTestFinished, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { IN_THEME } from '../../src/build/file-names';
import { headParts } from '../../src/build/head-parts';
import { walletLogos } from '../../src/build/inline-logos';
import { addLine } from '../../src/build/theme/render-line';
import { themeLiquid } from '../../src/build/theme/theme-liquid';
import { buildFolder } from '../structure/built-files';

const painted = await headParts('src', true, IN_THEME);
const plain = await headParts('src', false, IN_THEME);
const logos = await walletLogos('src');
const base = { areNamed: false, platformRuns: false, loadsWithPage: false, logos };

/** Every form that the command can write. */
const FORMS = {
  'as it is': themeLiquid({ ...painted, ...base }),
  'for some languages': themeLiquid({ ...painted, ...base, languages: ['ja', 'pt-br'] }),
  'with logos of named wallets': themeLiquid({ ...painted, ...base, logos: logos.slice(0, 2), areNamed: true }),
  'with logos as files': themeLiquid({ ...painted, ...base, logos: [], areNamed: true }),
  'without the early paint': themeLiquid({ ...plain, ...base, logos: [], platformRuns: true, loadsWithPage: true }),
  'with a version of the cart API': themeLiquid({ ...plain, ...base, logos: [], apiVersion: '2026-10' }),
};

/** What the checker says of a theme with this snippet. */
async function offensesOf(liquid: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'karui-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['layout', 'snippets', 'locales']) mkdirSync(join(folder, name));
  cpSync(resolve(`${buildFolder}-theme/assets`), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'locales/en.default.json'), '{}');
  const layout =
    '<!doctype html>\n<html lang="ja">\n  <head>\n    {{ content_for_header }}\n  </head>\n  <body>{{ content_for_layout }}</body>\n</html>\n';
  writeFileSync(join(folder, 'layout/theme.liquid'), addLine(layout)!);
  writeFileSync(join(folder, 'snippets/karui.liquid'), liquid);
  const { offenses } = await themeCheckRun(folder, 'theme-check:recommended', () => {});
  return offenses.map(({ check, message, uri }) => `${uri.slice(-21)}: ${check}: ${message}`);
}

test.each(Object.entries(FORMS))(
  'the platform’s own checker finds nothing in the snippet %s',
  async (_form, liquid) => {
    expect(await offensesOf(liquid)).toEqual([]);
  },
);

test('the checker finds an asset that does not exist', async () => {
  const [offense] = await offensesOf(FORMS['as it is'].replace('wallets.js', 'wallet.js'));
  expect(offense).toMatch(/karui\.liquid: MissingAsset: .*wallet\.js/);
});

/** The snippet as the platform renders it for a shop that takes these payments. */
async function rendered(liquid: string, types: readonly string[] = [], language = 'ja'): Promise<string> {
  const engine = new Liquid();
  engine.registerFilter('asset_url', (name: string) => `//shop.example/cdn/shop/t/1/assets/${name}?v=123`);
  return (await engine.parseAndRender(liquid, {
    shop: { enabled_payment_types: types },
    routes: { cart_url: '/ja/cart' },
    request: { locale: { iso_code: language } },
  })) as string;
}

const drawn = (html: string) => [...html.matchAll(/<svg id="([^"]*)"/g)].map(([, id]) => id);

test('the module has the address that later files import it by, without a query and without a hash', async () => {
  const html = await rendered(FORMS['as it is']);
  expect(html).toContain(
    `<script type="module" src="//shop.example/cdn/shop/t/1/assets/karui-${pkg.version}-wallets.js"></script>`,
  );
  expect(html).toContain('<a href="/ja/cart">');
  expect(html).not.toMatch(/integrity="|\{\{|\{%/);
});

test('logos are those of the wallets that the shop takes; all where it does not say, or where they are named', async () => {
  const all = [
    'amazon-pay',
    'apple-pay-on-light',
    'apple-pay',
    'buy-with-prime',
    'facebook-pay',
    'google-pay-on-light',
    'google-pay',
    'paypal',
    'shop-pay',
    'venmo',
  ];
  expect(drawn(await rendered(FORMS['as it is']))).toEqual(all);
  expect(drawn(await rendered(FORMS['as it is'], ['visa', 'apple_pay', 'shopify_pay']))).toEqual([
    'apple-pay-on-light',
    'apple-pay',
    'shop-pay',
  ]);
  expect(drawn(await rendered(FORMS['with logos of named wallets'], ['visa']))).toHaveLength(2);
});

test('the platform’s script is left alone where that is asked for', async () => {
  expect(await rendered(FORMS['as it is'])).toContain('<template data-karui>');
  expect(await rendered(FORMS['without the early paint'])).toContain(
    '<template data-karui data-platform-runs data-loads-with-page>',
  );
});

test('the version of the cart API is named where a store pins one', async () => {
  const pinned = await rendered(FORMS['with a version of the cart API']);
  expect(pinned).toContain('<template data-karui data-api-version="2026-10">');
});

test.each([
  ['ja', true],
  ['pt-BR', true],
  ['pt-PT', false],
  ['en', false],
  ['jav', false],
])('for ja and pt-BR, a page in %s has the snippet: %s', async (language, isThere) => {
  const html = await rendered(FORMS['for some languages'], [], language);
  expect(html.includes('<template')).toBe(isThere);
  // Nothing stays that could hold back the platform's buttons or hide them.
  if (!isThere) expect(html.trim()).toBe('');
});

test('a page in one region’s language has what is asked for its language as a whole', async () => {
  const liquid = themeLiquid({ ...painted, ...base, languages: ['zh'] });
  expect(await rendered(liquid, [], 'zh-TW')).toContain('<template data-karui>');
});
