import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { themeCheckRun } from '@shopify/theme-check-node';
import { Liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { headParts } from '../../src/build/head-parts';
import { themeLiquid } from '../../src/build/theme/theme-liquid';
import { buildFolder } from '../structure/built-files';
import { root } from '../structure/import-graph';

const folder = join(root, `${buildFolder}-extension`);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(join(folder, name)).isFile(),
);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const liquid = files.filter((name) => name.endsWith('.liquid'));
const bytes = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
const block = read('blocks/karui.liquid');
const schema = JSON.parse(/\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(block)![1]!) as {
  target: string;
  settings: { id: string; type: string; label: string; default?: string }[];
};

/** What each folder may hold; the platform refuses an extension with anything else. */
const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  assets: ['.jpg', '.jpeg', '.json', '.js', '.css', '.png', '.svg', '.wasm'],
  blocks: ['.liquid'],
  snippets: ['.liquid'],
  locales: ['.json'],
};

test('the extension has the folders, kinds of files and sizes that the platform takes', () => {
  for (const name of files) {
    const [first = '', ...rest] = name.split('/');
    if (rest.length === 0) expect(name).toBe('shopify.extension.toml');
    else {
      expect(rest, name).toHaveLength(1);
      expect(MAY_HOLD[first], name).toContain(extname(name));
    }
  }
  expect(read('shopify.extension.toml')).toMatch(/^type = "theme"$/m);
  expect(bytes(files)).toBeLessThan(10_000_000);
  expect(bytes(liquid)).toBeLessThan(500_000);
  expect(files.filter((name) => name.startsWith('blocks/')).length).toBeLessThanOrEqual(30);
  for (const name of liquid)
    expect(read(name)).not.toMatch(/\{%-?\s*(javascript|stylesheet|include|layout|sections?)\b/);
});

test('it has the assets of a theme, each under the same name', () => {
  expect(readdirSync(join(folder, 'assets'))).toEqual(readdirSync(join(root, `${buildFolder}-theme/assets`)));
});

test('the embed stands in the head, and every word of its settings is there in each language', () => {
  expect(schema.target).toBe('head');
  const keys = [...block.matchAll(/"t:([\w.]+)"/g)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(schema.settings.length);
  for (const language of ['en.default', 'ja']) {
    const words = JSON.parse(read(`locales/${language}.schema.json`)) as object;
    const found = (key: string) =>
      key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);
    expect(keys.filter((key) => typeof found(key) !== 'string')).toEqual([]);
  }
});

test('the platform’s own checker finds nothing in it', async () => {
  const { offenses } = await themeCheckRun(folder, 'theme-check:theme-app-extension', () => {});
  const known = offenses.filter(({ check }) => check !== 'AssetSizeAppBlockJavaScript');
  expect(known.map(({ check, message, uri }) => `${uri.slice(-30)}: ${check}: ${message}`)).toEqual([]);
});

/** The block as the platform renders it with these settings, or with another snippet. */
async function rendered(
  settings: Readonly<Record<string, unknown>>,
  language = 'ja',
  { isEditor = false, snippet = read('snippets/karui.liquid') } = {},
): Promise<string> {
  const usual = Object.fromEntries(schema.settings.map(({ id, default: value }) => [id, value]));
  const engine = new Liquid({ templates: { karui: snippet } });
  engine.registerFilter(
    'asset_url',
    (name: string) => `https://cdn.shopify.com/extensions/1/karui-1/assets/${name}?v=1`,
  );
  const html = block.replace(/\{% schema %\}[\s\S]*/, '');
  return (await engine.parseAndRender(
    html,
    { block: { settings: { ...usual, ...settings } } },
    {
      globals: {
        shop: { enabled_payment_types: ['visa', 'shopify_pay'] },
        routes: { cart_url: '/cart' },
        request: { locale: { iso_code: language }, page_type: 'product', design_mode: isEditor },
      },
    },
  )) as string;
}

test('its core comes from the extension’s own address, without a query', async () => {
  expect(await rendered({})).toContain(
    `<script type="module" async blocking="render" fetchpriority="high" src="https://cdn.shopify.com/extensions/1/karui-1/assets/karui-${pkg.version}-wallets.js" data-karui></script>`,
  );
});

test.each([
  [{}, 'ja', true],
  [{}, 'en', false],
  [{ languages: 'ja, EN' }, 'en', true],
  [{ languages: 'all' }, 'fr', true],
  [{ languages: '' }, 'fr', true],
])('with the languages %j a page in %s has it: %s', async (settings, language, isThere) => {
  const html = await rendered(settings, language);
  expect(html.includes('data-karui')).toBe(isThere);
  if (!isThere) expect(html.trim()).toBe('');
});

test('heights and corners are set where the merchant has chosen some', async () => {
  expect(await rendered({})).not.toContain('--shopify-accelerated-checkout-button-block-size:');
  const html = await rendered({ height: 50, cart_height: 48, corners: 0 });
  for (const rule of ['button-block-size:50px', 'button-inline-size:48px', 'button-border-radius:0px'])
    expect(html).toContain(`{--shopify-accelerated-checkout-${rule}}`);
});

test('where the merchant has written no percentage, and in the theme editor, the page is to the byte as of an extension without a split', async () => {
  const snippet = themeLiquid({ ...(await headParts('src')), platformRuns: false });
  const without = await rendered({}, 'ja', { snippet });
  expect(without).toContain('data-karui');
  expect(await rendered({})).toBe(without);
  expect(await rendered({ split: '' })).toBe(without);
  expect(await rendered({ split: 50 }, 'ja', { isEditor: true })).toBe(without);
});

test.each([
  [50, '50'],
  [0, '0'],
  [100, '100'],
  [33.4, '33'],
  [-5, '0'],
  [250, '100'],
])('by the setting %i of visits the page is split by %s', async (split, percent) => {
  const html = await rendered({ split });
  expect(html).toContain(`<template data-karui-split="${percent}"><style>`);
  expect(html).toContain(`assets/karui-${pkg.version}-split.js?v=1"></script></template>`);
});
