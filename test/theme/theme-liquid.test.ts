import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { themeCheckRun } from '@shopify/theme-check-node';
import { Liquid } from 'liquidjs';
import { expect, onTestFinished, test } from 'vitest';
import pkg from '../../package.json' with { type: 'json' };
import { headParts } from '../../src/build/head-parts';
import { addLine } from '../../src/build/theme/render-line';
import { splitLines, splitScript } from '../../src/build/split/split-scripts';
import { themeLiquid } from '../../src/build/theme/theme-liquid';
import { buildFolder } from '../structure/built-files';

const base = { ...(await headParts('src')), platformRuns: false };
const lines = await splitLines('src');

/** Every form that the command can write. */
const FORMS = {
  'as it is': themeLiquid(base),
  'for some languages': themeLiquid({ ...base, languages: ['ja', 'pt-br'] }),
  'beside the platform’s script': themeLiquid({ ...base, platformRuns: true }),
  'with a version of the cart API': themeLiquid({ ...base, apiVersion: '2026-10' }),
  'with a split': themeLiquid({ ...base, split: { percent: 50, lines } }),
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

const PRODUCT = '<form><shopify-accelerated-checkout recommended="null"></shopify-accelerated-checkout></form>';

/** The snippet as the platform renders it on a page. */
async function rendered(
  liquid: string,
  { content = PRODUCT, type = 'product', language = 'ja', isEditor = false } = {},
): Promise<string> {
  const engine = new Liquid();
  engine.registerFilter('asset_url', (name: string) => `//shop.example/cdn/shop/t/1/assets/${name}?v=123`);
  return (await engine.parseAndRender(liquid, {
    content_for_layout: content,
    request: { locale: { iso_code: language }, page_type: type, design_mode: isEditor },
  })) as string;
}

const CORE = `src="//shop.example/cdn/shop/t/1/assets/karui-${pkg.version}-wallets.js"`;
const WITH_BUTTONS = `<script type="module" async blocking="render" fetchpriority="high" ${CORE} data-karui></script>`;

test('on a page with buttons the core has the address that later files import it by, without a query and without a hash', async () => {
  const html = await rendered(FORMS['as it is']);
  expect(html).toContain(`${WITH_BUTTONS}<script>`);
  expect(html).not.toMatch(/integrity="|\{\{|\{%/);
});

test.each([
  ['a product’s', PRODUCT, 'product', true],
  ['a cart’s', '<shopify-accelerated-checkout-cart wallet-configs="[]">', 'cart', true],
  ['a product’s without buttons', '<form></form>', 'product', false],
  ['a collection’s', '<main></main>', 'collection', false],
  ['a collection’s with buttons', PRODUCT, 'collection', true],
  ['a product’s that can’t be read', '', 'product', true],
  ['a cart’s that can’t be read', '', 'cart', true],
  ['a home page that can’t be read', '', 'index', false],
])('%s page loads the core with the page: %s of type %s: %s', async (_name, content, type, isThere) => {
  const html = await rendered(FORMS['as it is'], { content, type });
  expect(html.includes(WITH_BUTTONS)).toBe(isThere);
  expect(html.includes(`<template data-karui><link rel="stylesheet" href="`)).toBe(!isThere);
  expect(html.includes('<style>')).toBe(isThere);
});

test('the platform’s script is left alone where that is asked for', async () => {
  expect(await rendered(FORMS['beside the platform’s script'])).toContain('data-karui data-platform-runs>');
});

test('the version of the cart API is named where a store pins one', async () => {
  expect(await rendered(FORMS['with a version of the cart API'])).toContain('data-karui data-api-version="2026-10">');
});

test.each([
  ['ja', true],
  ['pt-BR', true],
  ['pt-PT', false],
  ['en', false],
  ['jav', false],
])('for ja and pt-BR, a page in %s has the snippet: %s', async (language, isThere) => {
  const html = await rendered(FORMS['for some languages'], { language });
  expect(html.includes('data-karui')).toBe(isThere);
  // Nothing stays that could hold back the platform's buttons or hide them.
  if (!isThere) expect(html.trim()).toBe('');
});

test('a page in one region’s language has what is asked for its language as a whole', async () => {
  const liquid = themeLiquid({ ...base, languages: ['zh'] });
  expect(await rendered(liquid, { language: 'zh-TW' })).toContain('data-karui');
});

const COLLECTION = { content: '<main></main>', type: 'collection' };

test.each([
  ['with buttons', {}],
  ['without buttons', COLLECTION],
])('a page %s that is split has all that it has otherwise in a template, and one script', async (_kind, page) => {
  const usual = (await rendered(FORMS['as it is'], page)).trim();
  const [tags = '', script = ''] = usual.split(/<script>(?=\(\(\)=>)/);
  const html = (await rendered(FORMS['with a split'], page)).trim();
  const measuring = `<script type="module" fetchpriority="low" src="//shop.example/cdn/shop/t/1/assets/karui-${pkg.version}-split.js?v=123"></script>`;
  expect(html.replaceAll('\n', '')).toBe(
    `<template data-karui-split="50">${tags}${measuring}</template><script>${splitScript(lines, script)}`.replaceAll(
      '\n',
      '',
    ),
  );
});

test('in the theme editor a page that is split is as without a split', async () => {
  const page = { isEditor: true };
  expect((await rendered(FORMS['with a split'], page)).trim()).toBe((await rendered(FORMS['as it is'], page)).trim());
});
