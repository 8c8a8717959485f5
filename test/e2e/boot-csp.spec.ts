import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { BASE, built, FORM, openBoot, snippet } from './fixtures/boot-page';
import { parts } from './fixtures/widget';

const withNonce = (html: string) => html.replace(/<(style|script)\b/g, '<$1 nonce="n0"');

for (const [name, policy] of rowsOf<readonly [string, string]>(
  [
    ['nonces and strict-dynamic', "script-src 'nonce-n0' 'strict-dynamic'; style-src 'nonce-n0'"],
    ['no trusted types at all', "script-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types 'none'"],
  ],
  [
    ['nonces', "script-src 'nonce-n0'; style-src 'nonce-n0'"],
    ['trusted types', "script-src 'nonce-n0'; style-src 'nonce-n0'; require-trusted-types-for 'script'"],
  ],
)) {
  test(`a content security policy with ${name} lets the snippet work`, async ({ page }) => {
    await openBoot(page, FORM, withNonce(snippet), { 'Content-Security-Policy': policy });
    await expect(parts(page).buyItNow).toBeEnabled();
    expect(await page.evaluate(() => 'karui:compat' in window)).toBe(true);
  });
}

for (const [where, head] of rowsOf<readonly [string, string]>(
  [['after', snippet + built('importmap.html')]],
  [['before', built('importmap.html') + snippet]],
))
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
    expect([await loaded('dialog.js'), await loaded('press.js')]).toEqual(['refused', 'loaded']);
  });
