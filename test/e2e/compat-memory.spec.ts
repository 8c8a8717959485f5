import { rowsOf } from '../combinations';
import { OLD } from '../compat/old-rule-cases';
import { BODY, remembered, visit, visitTwice } from '../compat/visit';
import { expect, test } from './fixtures';

test('corners and shadow are applied at once, the height on the next page before anything is painted', async ({
  page,
}) => {
  const css = `<style>${OLD} { min-height: 50px; border-radius: 8px; box-shadow: 0 1px 2px red }</style>`;
  expect(await visit(page, css)).toEqual({ early: ['', '', ''], late: ['', '8px', 'red 0px 1px 2px'], notes: [] });
  await expect(page.locator('head > style#global-shopify-accelerated-checkout-styles')).toHaveCount(1);
  const values = ['max(50px)', '8px', 'red 0px 1px 2px'];
  expect(await visit(page, css)).toEqual({ early: values, late: values, notes: [] });
});

test('disable-compat switches off the pass and its memory', async ({ page }) => {
  const css = `${OLD} { border-radius: 8px }`;
  const body = BODY.replace('<shopify-accelerated-checkout>', '<shopify-accelerated-checkout disable-compat>');
  expect((await visitTwice(page, css, { body })).late).toEqual(['', '', '']);
  expect((await visitTwice(page, css)).early).toEqual(['', '8px', '']);
  expect((await visit(page, `<style>${css}</style>`, { body })).late).toEqual(['', '', '']);
});

test('what is found for both kinds of host of a page is remembered', async ({ page }) => {
  const before = `await runCompat(document.querySelector('shopify-accelerated-checkout-cart'), () => {})`;
  await visit(page, `<style>#dynamic-checkout-cart ul > li, ${OLD} { border-radius: 8px }</style>`, { before });
  const stored = await page.evaluate(() => sessionStorage['karui:compat'] as string);
  expect(stored.match(/shopify-accelerated-checkout(-cart)?(?=:not)/g)).toEqual([
    'shopify-accelerated-checkout-cart',
    'shopify-accelerated-checkout',
  ]);
});

test('remembered rules that the theme no longer has are forgotten', async ({ page }) => {
  await visit(page, `<style>${OLD} { height: 50px }</style>`);
  await visit(page, '');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await visit(page, '')).early).toEqual(['', '', '']);
});

for (const isNamedFirst of rowsOf<true, false>([true], [false])) {
  const when = isNamedFirst ? 'before' : 'after';
  test(`each theme has its own remembered rules when the page names the theme ${when} the snippet, since a tab may switch to a preview`, async ({
    page,
  }) => {
    const theme = (id: number) => {
      const name = `Shopify = { theme: { id: ${id} } };`;
      return isNamedFirst ? name + remembered : `${remembered};${name}`;
    };
    const head = `<style>${OLD} { height: 50px }</style>`;
    await visit(page, head, { script: theme(1) });
    expect((await visit(page, head, { script: theme(1) })).early).toEqual(['max(50px)', '', '']);
    expect((await visit(page, head, { script: theme(2) })).early).toEqual(['', '', '']);
    // One theme's rules make room for another's.
    expect(await page.evaluate(() => sessionStorage['karui:compat'] as string)).toMatch(/^\/\*2,/);
  });
}

test('remembered rules are applied before the first frame even when the head loads slowly', async ({ page }) => {
  const head = `<style>${OLD} { height: 50px }</style>`;
  await visit(page, head);
  const slow = `${head}<script src="/slow.js"></script>`;
  await page.route('**/slow.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ contentType: 'text/javascript', body: 'Shopify = { theme: { id: 1 } }' });
  });
  expect((await visit(page, slow)).early).toEqual(['', '', '']);
  expect((await visit(page, slow)).early).toEqual(['max(50px)', '', '']);
});

test('outdated remembered rules are replaced for the next page', async ({ page }) => {
  await visit(page, `<style>${OLD} { height: 50px }</style>`);
  const other = `<style>${OLD} { height: 40px; border-radius: 8px }</style>`;
  // The height stays until the next page, because changing it would move this one.
  expect(await visit(page, other)).toMatchObject({ early: ['max(50px)', '', ''], late: ['max(50px)', '', ''] });
  expect((await visit(page, other)).early).toEqual(['max(40px)', '8px', '']);
});
