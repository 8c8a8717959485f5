import { testsAll } from '../combinations';
import { NASTY } from '../policy/nasty-html';
import { expect, test } from './fixtures';
import { answerPolicy, choosePlan, NOT_LOADED, policyButton } from './fixtures/policy';
import { untilIdle } from './fixtures/wait';
import { parts } from './fixtures/widget';

// HTML with an unclosed comment or raw-text element swallows all that follows, so it comes last.
const swallows = (html: string) => /<!--|<noscript>|<iframe><\/select>/.test(html);
const HOSTILE = [...NASTY.filter((html) => !swallows(html)), ...NASTY.filter(swallows)].join('');

// The demo theme has its own Trusted Types policy, so a list that lets the page work names it, too.
const POLICIES = {
  'no content security policy': null,
  'trusted types required': "require-trusted-types-for 'script'",
  'no trusted types allowed': "require-trusted-types-for 'script'; trusted-types 'none'",
  'trusted types with ours in the list': "require-trusted-types-for 'script'; trusted-types karui karui-demo-theme",
};

/** `npm test` has each policy once, with and without setHTML. */
const FEW = [
  'no content security policy false',
  'trusted types required true',
  'no trusted types allowed false',
  'trusted types with ours in the list true',
];

for (const sanitizer of [true, false]) {
  for (const [name, csp] of Object.entries(POLICIES)) {
    if (!testsAll && !FEW.includes(`${name} ${sanitizer}`)) continue;
    // An older browser without `setHTML`, on a page that forbids parsing HTML: a policy can't be shown there.
    const readable = sanitizer || name !== 'no trusted types allowed';
    test(`hostile HTML ${readable ? 'is shown without harm' : 'is not shown'}: ${name}, ${sanitizer ? 'with' : 'without'} setHTML`, async ({
      page,
      gotoProduct,
      allowErrors,
    }) => {
      if (name === 'no trusted types allowed') allowErrors(/TrustedTypePolicy|trusted-types/i);
      if (!sanitizer) await page.addInitScript(() => delete (Element.prototype as { setHTML?: unknown }).setHTML);
      if (csp) {
        await page.route('**/products/**', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': csp } });
        });
      }
      const foreign: string[] = [];
      page.on('request', (request) => /evil|x\.example/.test(request.url()) && foreign.push(request.url()));
      await answerPolicy(page, `<p>初め<a href="https://x.example" onclick="hurt=1">x</a></p>${HOSTILE}`);
      await gotoProduct('teiki-bin');
      await choosePlan(page, 1);
      await policyButton(page).click();
      const { dialog } = parts(page);
      if (!readable) return void (await expect(dialog.getByRole('alert')).toHaveText(NOT_LOADED));
      await expect(dialog).toContainText('初め');
      await untilIdle(page);
      expect(await page.evaluate(() => (globalThis as { hurt?: number }).hurt)).toBe(undefined);
      expect(foreign).toEqual([]);
      const found = await dialog.locator('.policy').evaluate((place) => ({
        elements: [...new Set([...place.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
        attributes: [...new Set([...place.querySelectorAll('*')].flatMap((node) => node.getAttributeNames()))].sort(),
        links: [...place.querySelectorAll('[href]')].map((node) => node.getAttribute('href')),
      }));
      expect(
        found.elements.filter((element) => !['p', 'div', 'a', 'table', 'tbody', 'tr', 'td'].includes(element)),
      ).toEqual([]);
      expect(found.attributes).toEqual(['href', 'rel', 'target']);
      expect(new Set(found.links)).toEqual(new Set(['https://x.example/']));
    });
  }
}

/** Texts that have kept a page busy for minutes. */
const ENDLESS = {
  'tags that begin and never end': '<a"'.repeat(100_000),
  'quotes that never end': `<a b='<a c="`.repeat(20_000),
  'spaces that lead to no value': `<a ${'b '.repeat(50_000)}<a ${' '.repeat(90_000)}`,
  'cells that cover all': `<table><tr>${'<td colspan=1000 rowspan=65534>x'.repeat(60)}</table>`,
  'elements within elements': '<b><i>'.repeat(30_000),
  'boxes within boxes, ended by others': '<div></b>'.repeat(20_000),
};

for (const [name, html] of Object.entries(ENDLESS)) {
  test(`the page stays quick with a policy of ${name}`, async ({ page, gotoProduct }) => {
    await answerPolicy(page, `<p>初め</p>${html}`);
    await gotoProduct('teiki-bin');
    await choosePlan(page, 1);
    const longestPause = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let most = 0;
          let last = performance.now();
          const look = () => {
            const now = performance.now();
            most = Math.max(most, now - last);
            last = now;
            const isShown = (globalThis as { isPolicyShown?: boolean }).isPolicyShown;
            if (isShown) resolve(most);
            else setTimeout(look, 20);
          };
          look();
        }),
    );
    await policyButton(page).click();
    await expect(parts(page).dialog).toContainText('初め');
    await page.evaluate(() => void ((globalThis as { isPolicyShown?: boolean }).isPolicyShown = true));
    expect(await longestPause).toBeLessThan(4000);
  });
}

test('a content policy has nothing to report of a policy’s styles and handlers, which are not shown', async ({
  page,
  gotoProduct,
}) => {
  const csp = "style-src 'self' 'nonce-n0'; script-src-attr 'none'; base-uri 'none'";
  await page.route('**/products/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy-report-only': csp } });
  });
  await page.addInitScript(() => {
    const reports: string[] = ((globalThis as { reports?: string[] }).reports = []);
    addEventListener('securitypolicyviolation', (event) => reports.push(event.effectiveDirective));
  });
  const reports = () => page.evaluate(() => (globalThis as { reports?: string[] }).reports!.splice(0));
  await answerPolicy(
    page,
    `<base href="https://x.example/"><style>p{color:red}</style><p style="color:red" onclick='hurt=1'>初め</p>
    <svg><style>p{}</style></svg><img alt=">" STYLE=color:red onerror=hurt=1><a href="mailto:a@x.example?subject=a style=1 on1">x</a>`,
  );
  await gotoProduct('teiki-bin');
  await choosePlan(page, 1);
  await policyButton(page).hover();
  await untilIdle(page);
  await reports();
  await policyButton(page).click();
  const { dialog } = parts(page);
  await expect(dialog).toContainText('初め');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', 'mailto:a@x.example?subject=a%20style=1%20on1');
  await untilIdle(page);
  expect(await reports()).toEqual([]);
});
