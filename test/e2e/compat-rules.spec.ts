import type { Page } from '@playwright/test';
import { OLD, OLD_RULE_CASES } from '../compat/old-rule-cases';
import { PRODUCT, visit, visitTwice } from '../compat/visit';
import { expect, test } from './fixtures';

/** Scripts by which a theme sets a property after the pass. */
const addRule = (text: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: '${text}' }))`;
const setProperty = (selector: string) =>
  `document.querySelector('${selector}').style.setProperty('--shopify-accelerated-checkout-button-border-radius', '3px')`;

/** Another theme in the same tab: nothing is remembered of the one before. */
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear());

test('the pass applies each kind of old rule', async ({ page }) => {
  for (const [name, css, expected] of OLD_RULE_CASES) {
    await test.step(name, async () => {
      expect.soft((await visitTwice(page, css)).early, name).toEqual(expected);
      await forget(page);
    });
  }
});

test('a custom property that the theme has set, on the host or an ancestor, wins over an old rule', async ({
  page,
}) => {
  for (const where of [PRODUCT, 'main']) {
    const css = `${where} { --shopify-accelerated-checkout-button-border-radius: 3px } ${OLD} { border-radius: 8px }`;
    expect.soft((await visitTwice(page, css)).late, where).toEqual(['', '3px', '']);
    await forget(page);
  }
});

test('an invalid property counts as not set, unless it is set on the host itself', async ({ page }) => {
  const unset = '--shopify-accelerated-checkout-button-border-radius: var(--not-there)';
  expect((await visitTwice(page, `main { ${unset} } ${OLD} { border-radius: 8px }`)).early).toEqual(['', '8px', '']);
  await forget(page);
  expect((await visitTwice(page, `${PRODUCT} { ${unset} } ${OLD} { border-radius: 8px }`)).early).toEqual(['', '', '']);
});

test('a property that a theme sets after the pass wins, however it is set', async ({ page }) => {
  const radius = '--shopify-accelerated-checkout-button-border-radius: 3px';
  const head = `<style>${OLD} { height: 50px; border-radius: 8px }</style>`;
  for (const [how, after] of [
    ['by a rule on the host', addRule(`${PRODUCT} { ${radius} }`)],
    ['by a rule on an ancestor', addRule(`main { ${radius} }`)],
    ['by a rule on the root', addRule(`:root { ${radius} }`)],
    ['inside a media query', addRule(`@media (min-width: 1px) { form { ${radius} } }`)],
    ['by style.setProperty on the host', setProperty(PRODUCT)],
    ['by style.setProperty on an ancestor', setProperty('main')],
  ] as const) {
    await test.step(how, async () => {
      expect.soft((await visit(page, head, { after })).late).toEqual(['', '3px', '']);
      expect.soft((await visit(page, head, { after })).late).toEqual(['max(50px)', '3px', '']);
      await forget(page);
    });
  }
});

test('after a theme sets and removes a property, the pass’s value applies again', async ({ page }) => {
  const after = `${setProperty('main')}; document.querySelector('main').style = ''`;
  expect((await visit(page, `<style>${OLD} { border-radius: 8px }</style>`, { after })).late).toEqual(['', '8px', '']);
});

test('the cart has its own rules, and no height', async ({ page }) => {
  const css = `<style>#dynamic-checkout-cart ul > li { border-radius: 9px; height: 50px } ${OLD} { border-radius: 8px }</style>`;
  const host = 'shopify-accelerated-checkout-cart';
  expect((await visit(page, css, { host })).late).toEqual(['', '9px', '']);
  expect((await visit(page, css, { host })).early).toEqual(['', '9px', '']);
  // The cart's rules stay remembered when the product's are added.
  expect((await visit(page, css)).late).toEqual(['', '8px', '']);
  expect((await visit(page, css, { host })).early).toEqual(['', '9px', '']);
  expect((await visit(page, css)).early).toEqual(['', '8px', '']);
});

test('a cart’s row stands where the theme put the box of the older buttons, from the next page on', async ({
  page,
}) => {
  const css = `<style>[data-shopify-buttoncontainer] { justify-content: flex-end } #dynamic-checkout-cart li { justify-content: center }</style>`;
  const host = 'shopify-accelerated-checkout-cart';
  const alignment = () =>
    page
      .locator(host)
      .evaluate((cart) => getComputedStyle(cart).getPropertyValue('--shopify-accelerated-checkout-inline-alignment'));
  await visit(page, css, { host });
  expect(await alignment()).toBe('');
  await visit(page, css, { host });
  expect(await alignment()).toBe('flex-end');
});

test('one page view in a thousand reports the rules that were found', async ({ page }) => {
  const css = `<style>${OLD} { border-radius: 8px }</style>`;
  const name = '--shopify-accelerated-checkout-button-border-radius';
  const found = `@container not style(${name}){:where(${PRODUCT}:not([disable-compat])){${name}:8px}}`;
  const { notes } = await visit(page, css, { random: 0.0009 });
  expect(notes).toEqual([['style_compat', { css: found }]]);
  await forget(page);
  expect((await visit(page, css, { random: 0.001 })).notes).toEqual([]);
});
