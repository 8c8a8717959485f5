import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tellBundler } from '../../src/build/theme/find-bundler';
import { findButtons, tellButtons } from '../../src/build/theme/find-buttons';
import { quotePath } from '../../src/build/theme/quote-path';
import { folderOf } from './folder-of';

const tell = (files: Readonly<Record<string, string>>, isWhole = true) =>
  tellButtons(findButtons(folderOf(files)), isWhole);

const PAYMENT = '{{ form | payment_button }}';
const ADDITIONAL =
  '{%- if additional_checkout_buttons -%}\n{{ content_for_additional_checkout_buttons }}\n{%- endif -%}';
const CHECKOUT = '<button type="submit" name="checkout">';

test('each place of the buttons is told with its file and line', () => {
  const said = tell({
    'sections/main-product.liquid': `<div>\n${PAYMENT}\n`,
    'snippets/buy-buttons.liquid': `{{- form|payment_button -}}`,
    'snippets/quick-add.liquid': PAYMENT,
    'sections/main-cart-footer.liquid': `${CHECKOUT}\n${ADDITIONAL}`,
    'snippets/cart-drawer.liquid': `\n${CHECKOUT}\n${ADDITIONAL}`,
  });
  expect(said).toEqual([
    'product: sections/main-product.liquid:2, snippets/buy-buttons.liquid:1 (payment_button)',
    'quick view: snippets/quick-add.liquid:1 (payment_button)',
    'cart: sections/main-cart-footer.liquid:3 (content_for_additional_checkout_buttons)',
    'drawer: snippets/cart-drawer.liquid:4 (content_for_additional_checkout_buttons)',
  ]);
});

test('where a place has none, the line says what to add to which file; comments do not count', () => {
  const said = tell({
    'sections/main-product.liquid': `{% comment %}${PAYMENT}{% endcomment %}<!-- ${PAYMENT} -->`,
    'sections/main-cart-footer.liquid': `\n\n${CHECKOUT}`,
    'sections/cart-drawer.liquid': CHECKOUT.replaceAll('"', "'"),
  });
  expect(said).toEqual([
    'product: none; add {{ form | payment_button }} to the form of the product, behind its own button',
    'cart: none; add {{ content_for_additional_checkout_buttons }} to sections/main-cart-footer.liquid, behind its button in line 3',
    'drawer: none; add {{ content_for_additional_checkout_buttons }} to sections/cart-drawer.liquid, behind its button in line 1',
  ]);
});

test('a theme without a drawer or quick view is not told of them', () => {
  expect(tell({ 'sections/product.liquid': PAYMENT })).toEqual([
    'product: sections/product.liquid:1 (payment_button)',
    'cart: none; add {{ content_for_additional_checkout_buttons }} to the section of the cart, behind its button for checkout',
  ]);
});

test('of a part of a theme nothing is said to be missing', () => {
  expect(tell({ 'snippets/price.liquid': '' }, false)).toEqual([]);
});

test.each([
  ['in the theme', { 'vite.config.ts': '' }, '', 'public/'],
  ['beside the theme', { 'vite.config.mjs': '', 'theme/layout/theme.liquid': '' }, 'theme', 'public/'],
  ['of webpack', { 'webpack.config.js': '' }, '', 'from a folder of their own'],
])('a bundler’s configuration %s says where the files have to stand', (_where, files, name, place) => {
  const folder = folderOf(files as unknown as Record<string, string>);
  expect(tellBundler(join(folder, name))).toContain(place);
});

test('a theme that no bundler writes is told nothing of one', () => {
  expect(tellBundler(folderOf({ 'theme/package.json': '{}' }))).toBeNull();
});

test.each([
  ['../my-theme', '../my-theme'],
  ['/a b/theme', "'/a b/theme'"],
  ["/it's", `'/it'\\''s'`],
])('the path %s is written so that a shell takes it: %s', (path, quoted) => {
  expect(quotePath(path)).toBe(quoted);
});
