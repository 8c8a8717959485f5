import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { NASTY } from '../policy/nasty-html';
import { expect, test } from './fixtures';
import { parts } from './fixtures/widget';

const API = '**/graphql.json?operation_name=subscriptionPolicy';
const NOT_FOUND = 'ポリシーが見つかりませんでした';

const consent = (page: Page) => page.locator('#shopify-buyer-consent');
const button = (page: Page) => page.getByRole('button', { name: '解約ポリシー' });
const lines = (page: Page) => parts(page).dialog.getByRole('img', { name: '読み込み中' });

/** Chooses a selling plan as a shopper does, or none. */
async function choosePlan(page: Page, index: number): Promise<void> {
  await page
    .locator('[name=selling_plan]')
    .first()
    .evaluate((first, at) => {
      const form = (first as HTMLInputElement).form!;
      const control = form.elements.namedItem('selling_plan');
      if (control instanceof HTMLSelectElement) control.selectedIndex = at;
      else if (control instanceof RadioNodeList) (control[at] as HTMLInputElement).checked = true;
      first.dispatchEvent(new Event('change', { bubbles: true }));
    }, index);
}

/** A policy of the test's own. */
const answerWith = (page: Page, body: string) =>
  page.route(API, (route) => route.fulfill({ json: { data: { shop: { subscriptionPolicy: { body } } } } }));

for (const theme of ['a', 'b'] as const) {
  test(`theme contract 46: on theme ${theme} the notice is shown with the selling plan`, async ({
    page,
    gotoProduct,
  }) => {
    await gotoProduct('teiki-bin', { theme });
    await choosePlan(page, 1);
    await expect(consent(page)).toBeVisible();
    await expect(consent(page)).toHaveAttribute('aria-hidden', 'false');
    await choosePlan(page, 0);
    await expect(consent(page)).toBeHidden();
    await expect(consent(page)).toHaveAttribute('aria-hidden', 'true');
  });
}

test.describe('with a plan chosen', () => {
  test.beforeEach(async ({ page, gotoProduct }) => {
    await gotoProduct('teiki-bin');
    await choosePlan(page, 1);
    await expect(button(page)).toBeVisible();
  });

  for (const key of ['Enter', 'Space']) {
    test(`theme contract 46: ${key} opens the policy, Escape closes it, and the focus returns`, async ({ page }) => {
      const { dialog } = parts(page);
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(dialog).toContainText('手数料');
      await expect(dialog).toHaveAccessibleName('定期購入のキャンセルポリシー');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('the grey lines stand for 800 ms, however fast the policy comes', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse(API);
    await button(page).click();
    await expect(lines(page).locator('i')).toHaveCount(5);
    await answered;
    await page.clock.runFor(790);
    await expect(lines(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(lines(page)).toBeHidden();
    await expect(parts(page).dialog).toContainText('解約');
  });

  test('the second time it is there at once and nothing is asked for', async ({ page, store }) => {
    const { dialog } = parts(page);
    await button(page).click();
    await expect(dialog).toContainText('手数料');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(page).click();
    await expect(dialog).toContainText('手数料', { timeout: 700 });
    const calls = await store.calls('subscriptionPolicy');
    expect(calls.map(({ headers, body }) => [headers['x-sdk-variant'], body])).toEqual([
      ['karui', expect.objectContaining({ variables: { language: 'JA' } })],
    ]);
  });

  test('a failure is said, and the next press asks again', async ({ page, store, allowErrors }) => {
    allowErrors(/status of 500/);
    const { dialog } = parts(page);
    await store.faults({ operation: 'subscriptionPolicy', status: 500, times: 1 });
    await button(page).click();
    await expect(dialog.getByRole('alert')).toHaveText(NOT_FOUND);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(page).click();
    await expect(dialog).toContainText('手数料');
    expect(await store.calls('subscriptionPolicy')).toHaveLength(2);
  });

  test('without the policy’s code it is said all the same', async ({ page, store, allowErrors, gotoProduct }) => {
    allowErrors(/policy\.js|ERR_|status of 503/);
    await store.faults({ operation: 'policy.js', status: 503 });
    await gotoProduct('teiki-bin');
    await choosePlan(page, 1);
    const told = page.waitForEvent('dialog');
    await button(page).click({ noWaitAfter: true });
    const alert = await told;
    expect(alert.message()).toBe(NOT_FOUND);
    await alert.accept();
  });

  test('a long policy scrolls by keyboard, inside the dialog only', async ({ page }) => {
    await answerWith(page, '<p>いつでも解約できます。</p>'.repeat(80));
    await button(page).click();
    const box = parts(page).dialog.locator('.message');
    await expect(box).toContainText('解約');
    const before = await page.evaluate(() => scrollY);
    await box.focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  for (const [device, width] of Object.entries({ phone: 390, desktop: 1280 })) {
    for (const forcedColors of ['none', 'active'] as const) {
      test(`axe finds nothing while it loads, when it has and when it could not: ${device}, forced colours ${forcedColors}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        const routes: Route[] = [];
        await page.route(API, (route) => void routes.push(route));
        const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
        const { dialog } = parts(page);

        await button(page).click();
        await expect(lines(page)).toBeVisible();
        await expect(lines(page)).toHaveCSS('animation-name', 'none');
        expect(await violations()).toEqual([]);
        await expect.poll(() => routes.length).toBe(1);
        await routes[0]!.fulfill({ json: { data: { shop: { subscriptionPolicy: null } } } });
        await expect(dialog.getByRole('alert')).toBeVisible();
        expect(await violations()).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();

        await button(page).click();
        await expect.poll(() => routes.length).toBe(2);
        const body = '<h1>解約</h1><p>いつでも<a href="/policies/x">解約</a>できます。</p><ul><li>一</li></ul>'.repeat(
          20,
        );
        await routes[1]!.fulfill({ json: { data: { shop: { subscriptionPolicy: { body } } } } });
        await expect(dialog.getByRole('link').first()).toBeVisible();
        expect(await violations()).toEqual([]);
      });
    }
  }
});

// What leaves a comment or an element without text of its own open swallows all that follows, so it comes last.
const swallows = (html: string) => /<!--|<noscript>|<iframe><\/select>/.test(html);
const HOSTILE = [...NASTY.filter((html) => !swallows(html)), ...NASTY.filter(swallows)].join('');

// The demo theme makes a policy of its own, so a list that is meant to let the page work names it too.
const POLICIES = {
  'no content security policy': null,
  'trusted types required': "require-trusted-types-for 'script'",
  'no trusted types allowed': "require-trusted-types-for 'script'; trusted-types 'none'",
  'trusted types with ours in the list': "require-trusted-types-for 'script'; trusted-types karui karui-demo-theme",
};

for (const sanitizer of [true, false]) {
  for (const [name, csp] of Object.entries(POLICIES)) {
    // A browser of before `setHTML`, on a page that forbids to parse HTML at all: nothing can show a policy there.
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
      await answerWith(page, `<p>初め<a href="https://x.example" onclick="hurt=1">x</a></p>${HOSTILE}`);
      await gotoProduct('teiki-bin');
      await choosePlan(page, 1);
      await button(page).click();
      const { dialog } = parts(page);
      if (!readable) return void (await expect(dialog.getByRole('alert')).toHaveText(NOT_FOUND));
      await expect(dialog).toContainText('初め');
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

test.describe('managed markets', () => {
  const TERMS = 'https://markets.example/terms';
  test.beforeEach(async ({ page, gotoProduct }) => {
    await gotoProduct('teiki-bin');
    await choosePlan(page, 1);
    await consent(page).evaluate(
      (notice, href) =>
        notice.insertAdjacentHTML('beforeend', `<a href="${href}" data-managed-markets="terms">規約</a>`),
      TERMS,
    );
  });

  test('terms are shown in a frame that runs apart from the store', async ({ page }) => {
    await page.route(TERMS, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>t</title><p>Terms</p><script>document.body.append(origin)</script>',
      }),
    );
    await page.getByRole('link', { name: '規約' }).click();
    const { dialog } = parts(page);
    await expect(lines(page).locator('i')).toHaveCount(5);
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.frameLocator('iframe').locator('body')).toContainText('Termsnull');
    await expect(dialog).toHaveAccessibleName('利用規約');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: '規約' })).toBeFocused();
  });

  test('after 10 s without a page they were not found', async ({ page }) => {
    await page.route(TERMS, () => {});
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: '規約' }).click();
    await expect(lines(page)).toBeVisible();
    await page.clock.runFor(9900);
    await expect(lines(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(parts(page).dialog.getByRole('alert')).toHaveText(NOT_FOUND);
    await expect(parts(page).dialog.locator('iframe')).toHaveCount(0);
  });
});
