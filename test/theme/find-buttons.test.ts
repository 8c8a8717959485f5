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

/** The box that a cart without one gets. */
const BOX =
  '<div class="additional-checkout-buttons" style="margin-top: 10px">{{ content_for_additional_checkout_buttons }}</div>';

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
    `cart: none; add ${BOX} to sections/main-cart-footer.liquid, behind its button in line 3`,
    `drawer: none; add ${BOX} to sections/cart-drawer.liquid, behind its button in line 1`,
  ]);
});

test('a theme without a drawer or quick view is not told of them', () => {
  expect(tell({ 'sections/product.liquid': PAYMENT })).toEqual([
    'product: sections/product.liquid:1 (payment_button)',
    `cart: none; add ${BOX} to the section of the cart, behind its button for checkout`,
  ]);
});

const DRAWER = `<form>
  <div class="foot">
    <div class="ctas" {{ block.attributes }}>
      <button name="checkout" {% if cart == empty %} disabled {% endif %}>
        {{ 'a > b' }}
      </button>
    </div>
  </div>
</form>`;

test.each([
  ['a row', '.ctas { display: flex }', 7, 'row'],
  ['a row in some windows', '@media (min-width: 1px) { .foot .ctas { display: flex } }', 7, 'row'],
  [
    'a row in wide windows, a column in others',
    '.ctas { display: flex; flex-direction: column } @media (min-width: 1px) { .ctas { flex-direction: row } }',
    7,
    'row',
  ],
  ['columns', '.ctas { display: grid; grid-template-columns: 1fr 1fr }', 7, 'row'],
  ['a row in a row', '.ctas, .foot { display: inline-flex }', 8, 'row'],
  ['a column', '.ctas { display: flex; flex-flow: column }', 6, 'button'],
  ['a box', '.ctas-2, .ctas > p { display: flex }', 6, 'button'],
])('buttons belong behind %s, and never into a row with the cart’s own button', (_what, css, line, what) => {
  const { checkouts } = findButtons(folderOf({ 'snippets/cart-drawer.liquid': DRAWER, 'assets/a.css': css }));
  expect(checkouts.drawer?.behind).toEqual({ what, line });
});

test('buttons of a drawer get the box that the theme’s own cart has, and the line that they belong below', () => {
  const said = tell({
    'sections/cart.liquid': `<div class="cart__checkouts additional-checkout-buttons">\n${ADDITIONAL}</div>`,
    'snippets/cart-drawer.liquid': DRAWER,
    'assets/a.css': '.ctas { display: flex }',
  });
  expect(said.at(-1)).toBe(
    'drawer: none; add <div class="cart__checkouts additional-checkout-buttons" style="margin-top: 10px">{{ content_for_additional_checkout_buttons }}</div>' +
      ' to snippets/cart-drawer.liquid, below line 7, where the row with its button for checkout ends',
  );
});

test('a box whose classes Liquid writes is not taken', () => {
  const said = tell({
    'sections/cart.liquid': `<div class="checkouts {% if a %}b{% endif %}">${ADDITIONAL}</div>`,
    'snippets/cart-drawer.liquid': `<p><input name="checkout" class="b">\n</p>`,
  });
  expect(said.at(-1)).toBe(
    `drawer: none; add ${BOX} to snippets/cart-drawer.liquid, below line 1, where its button for checkout ends`,
  );
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
