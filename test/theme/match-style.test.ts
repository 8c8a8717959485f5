import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { matchStyle } from '../../src/build/theme/match-style';

/** What is found in a theme with these files. */
function match(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'karui-match-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return matchStyle(folder);
}

const OFF = '(--match=off leaves it out)';
const NO_HEIGHT = expect.stringMatching(/^height: no rule .* 44px .*--shopify-accelerated-checkout-button-block-size$/);

test('height and corners of a style sheet are told with their lines, and apply where the theme sets no property', () => {
  const { css, lines } = match({
    'assets/base.css': `a { color: red }
/* .shopify-payment-button__button { height: 1px } */
.shopify-payment-button__button {
  min-height: 4.6rem;
  border-radius: var(--radius, 6px) !important;
}
.shopify-payment-button__button--unbranded, .shopify-payment-button__button { height: 50px; }`,
  });
  expect(lines).toEqual([
    `height: max(50px,4.6rem) as in assets/base.css:7, assets/base.css:3 ${OFF}`,
    `corners: var(--radius, 6px) as in assets/base.css:3 ${OFF}`,
  ]);
  expect(css).toBe(
    '@container not style(--shopify-accelerated-checkout-button-block-size){:where(shopify-accelerated-checkout:not([disable-compat])){--shopify-accelerated-checkout-button-block-size:max(50px,4.6rem)}}' +
      '@container not style(--shopify-accelerated-checkout-button-border-radius){:where(shopify-accelerated-checkout:not([disable-compat])){--shopify-accelerated-checkout-button-border-radius:var(--radius, 6px)}}',
  );
});

test('styles in Liquid are read as well, and the weightier rule wins', () => {
  const { lines } = match({
    'sections/main-product.liquid': `<div></div>\n{% style %}\n.shopify-payment-button .shopify-payment-button__button { height: 48px }\n{% endstyle %}<p>{ height: 3px }</p>`,
    'assets/theme.scss.liquid': '.shopify-payment-button__button { height: 60px }',
  });
  expect(lines).toEqual([`height: 48px as in sections/main-product.liquid:3 ${OFF}`]);
});

test.each([
  ['inside a media query', '@media (min-width: 1px) { .shopify-payment-button__button { height: 50px } }'],
  ['of one place alone', '.sticky-bar .shopify-payment-button__button { height: 50px }'],
  ['of a state', '.shopify-payment-button__button:hover { height: 50px }'],
  ['that only the server knows', '.shopify-payment-button__button { height: {{ settings.height }}px }'],
  ['that refers to something else', '.shopify-payment-button__button { height: 100%; border-radius: inherit }'],
  ['of Buy It Now, which has its own class', '.shopify-payment-button__button--unbranded { height: 50px }'],
  ['in a text', '.a::before { content: ".shopify-payment-button__button { height: 5px }" }'],
])('a rule %s is left to the page', (_what, css) => {
  expect(match({ 'assets/base.css': css })).toEqual({ css: '', lines: [NO_HEIGHT] });
});

test('nothing is said of the height where the theme sets the custom property', () => {
  const height = '--shopify-accelerated-checkout-button-block-size: 50px';
  expect(match({ 'assets/base.css': `@media print { .buttons { ${height} } }` }).lines).toEqual([]);
  expect(match({ 'assets/base.css': `/* .buttons { ${height} } */` }).lines).toEqual([NO_HEIGHT]);
});

test('a cart’s row stands where the theme puts the box of the older buttons', () => {
  const { css, lines } = match({
    'assets/theme.css': '\n[data-shopify-buttoncontainer] { justify-content: flex-end; }',
    'assets/other.css': '.drawer [data-shopify-buttoncontainer] { justify-content: center }',
  });
  expect(lines).toEqual([NO_HEIGHT, `a cart's row: flex-end as in assets/theme.css:2 ${OFF}`]);
  expect(css).toBe(
    '@container not style(--shopify-accelerated-checkout-inline-alignment){:where(shopify-accelerated-checkout-cart:not([disable-compat])){--shopify-accelerated-checkout-inline-alignment:flex-end}}',
  );
});

test.each(['.product-form', '.product__form', '.product-single__form', 'form'])(
  'a rule for the buttons in a %s holds everywhere',
  (form) => {
    const css = `${form} .shopify-payment-button__button { min-height: 4.6rem }`;
    expect(match({ 'assets/base.css': css }).lines).toEqual([`height: 4.6rem as in assets/base.css:1 ${OFF}`]);
  },
);

test('where two files of one weight say different things, nothing is written', () => {
  const { lines } = match({
    'assets/a.css': '.shopify-payment-button__button { height: 50px; border-radius: 4px }',
    'assets/b.css': '.shopify-payment-button__button { height: 40px; border-radius: 4px }',
  });
  expect(lines).toEqual([NO_HEIGHT, `corners: 4px as in assets/b.css:1 ${OFF}`]);
});
