import { expect, test } from './fixtures';
import { BASE, built, FORM, openBoot, snippet } from './fixtures/boot-page';
import { parts } from './fixtures/widget';

const withNonce = (html: string) =>
  html.replace(/<style>/g, '<style nonce="n0">').replace(/<script>/g, '<script nonce="n0">');

for (const [name, policy] of [
  ['nonces', "script-src 'nonce-n0'; style-src 'nonce-n0'"],
  ['nonces and strict-dynamic', "script-src 'nonce-n0' 'strict-dynamic'; style-src 'nonce-n0'"],
  ['trusted types', "script-src 'nonce-n0'; style-src 'nonce-n0'; require-trusted-types-for 'script'"],
  ['no trusted types at all', "script-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'"],
] as const) {
  test(`a content security policy with ${name} lets the snippet work`, async ({ page }) => {
    await openBoot(page, FORM, withNonce(snippet), { 'Content-Security-Policy': policy });
    await expect(parts(page).buyItNow).toBeEnabled();
    expect(await page.evaluate(() => 'karui:compat' in window)).toBe(true);
  });
}

test('a content security policy may allow the three inline texts by the hashes that stand in the snippet', async ({
  page,
}) => {
  const [style, ...scripts] = snippet.match(/'sha256-[^']+'/g) ?? [];
  await openBoot(page, FORM, snippet, {
    'Content-Security-Policy': `script-src 'self' ${scripts.join(' ')}; style-src ${style}`,
  });
  await expect(parts(page).buyItNow).toBeEnabled();
  expect(await page.evaluate(() => 'karui:compat' in window)).toBe(true);
});

for (const [where, head] of [
  ['before', built('importmap.html') + snippet],
  ['after', snippet + built('importmap.html')],
] as const)
  test(`with the import map ${where} the snippet, the browser refuses a lazy file that was changed`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/integrity/);
    await page.route('**/dialog.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.evil = 1' }),
    );
    await openBoot(page, FORM, head);
    const loaded = (file: string) =>
      page.evaluate(
        async (path) =>
          import(path).then(
            () => 'loaded',
            () => 'refused',
          ),
        `${BASE}${file}`,
      );
    await expect(parts(page).buyItNow).toBeEnabled();
    expect([await loaded('dialog.js'), await loaded('checkout.js')]).toEqual(['refused', 'loaded']);
  });
