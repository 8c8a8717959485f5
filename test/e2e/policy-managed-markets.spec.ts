import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { fillCart, SENCHA } from './fixtures/cart';
import { choosePlan, consent, greyLines, NOT_FOUND, policyButton } from './fixtures/policy';
import { parts } from './fixtures/widget';

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

  test('terms are shown in a sandboxed frame', async ({ page }) => {
    await page.route(TERMS, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>t</title><p>Terms</p><script>document.body.append(origin)</script>',
      }),
    );
    await page.getByRole('link', { name: '規約' }).click();
    const { dialog } = parts(page);
    await expect(greyLines(page).locator('i')).toHaveCount(5);
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.frameLocator('iframe').locator('body')).toContainText('Termsnull');
    await expect(dialog).toHaveAccessibleName('利用規約');
    expect(await axeViolations(page, 'none')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: '規約' })).toBeFocused();
  });

  test('terms that have not loaded after 10 s are reported as not found', async ({ page }) => {
    await page.route(TERMS, () => {});
    const link = page.getByRole('link', { name: '規約' });
    // With the clock stopped it would never come.
    await link.waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    await expect(greyLines(page)).toBeVisible();
    await page.clock.runFor(9900);
    await expect(greyLines(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(parts(page).dialog.getByRole('alert')).toHaveText(NOT_FOUND);
    await expect(parts(page).dialog.locator('iframe')).toHaveCount(0);
  });
});

/** The store's own page of the terms. */
const OWN = '/policies/managed-markets/terms';

/** Adds a link to it outside any form and notice, inside an element that stops its clicks from bubbling, as drawers do. */
const addLink = (page: Page, href = OWN) =>
  page.evaluate((address) => {
    document.querySelector('#shopify-buyer-consent')?.remove();
    const place = document.createElement('p');
    place.innerHTML = `<a href="${address}" data-managed-markets="terms">規約</a>`;
    place.addEventListener('click', (event) => event.stopPropagation());
    document.querySelector('main')!.prepend(place);
  }, href);

const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a product page': (page) => page.goto('/products/sencha'),
  'a cart page': async (page) => {
    await fillCart(page, SENCHA);
    await page.goto('/cart');
  },
  'a page with a drawer': async (page) => {
    await fillCart(page, SENCHA);
    await page.goto('/');
  },
};

for (const [name, open] of Object.entries(PAGES)) {
  test(`the terms link of ${name} without a notice opens in the dialog, also when its click is the page’s first interaction`, async ({
    page,
  }) => {
    await open(page);
    await addLink(page);
    const { dialog } = parts(page);
    const link = page.getByRole('link', { name: '規約' });
    for (const press of [() => link.dispatchEvent('click'), () => link.click()]) {
      await press();
      await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('海外販売の利用規約');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    expect(new URL(page.url()).pathname).not.toBe(OWN);
  });
}

test('a terms link in an open drawer opens above it', async ({ page }) => {
  await fillCart(page, SENCHA);
  await page.goto('/products/sencha?theme=b');
  await page.locator('[data-cart-link]').click();
  await page.locator('#cart-drawer').evaluate((drawer, href) => {
    drawer.insertAdjacentHTML('beforeend', `<a href="${href}" data-managed-markets="terms">規約</a>`);
  }, OWN);
  await page.getByRole('link', { name: '規約' }).click();
  const terms = page.getByRole('dialog', { name: '利用規約' });
  await expect(terms.frameLocator('iframe').getByRole('heading')).toBeVisible();
  await terms.getByRole('button', { name: '閉じる' }).click();
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('link', { name: '規約' })).toBeFocused();
});

test('Escape inside a page of the store’s own closes the dialog, also after a link inside it was followed', async ({
  page,
}) => {
  await page.route(`**${OWN}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>Terms <a href="/policies/managed-markets/privacy">next</a>` }),
  );
  await page.goto('/products/sencha');
  await addLink(page);
  const { dialog } = parts(page);
  const inside = dialog.frameLocator('iframe');
  const link = page.getByRole('link', { name: '規約' });
  for (const go of [
    () => inside.getByText('Terms').click(),
    async () => {
      await inside.getByRole('link').click();
      await inside.getByRole('heading').click();
    },
  ]) {
    await link.click();
    await expect(inside.getByText('Terms')).toBeVisible();
    await go();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('a `<base>` of another origin changes neither where the policy is requested nor which terms page is shown', async ({
  page,
  store,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith('https://elsewhere.example') && foreign.push(request.url()));
  await page.goto('/products/teiki-bin?drawer=off');
  await choosePlan(page, 1);
  await page.evaluate(() => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.example/">');
  });
  const { dialog } = parts(page);
  await policyButton(page).click();
  await expect(dialog).toContainText('手数料');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await store.calls('subscriptionPolicy')).toHaveLength(1);
  await addLink(page);
  await page.getByRole('link', { name: '規約' }).click();
  await expect(dialog.locator('iframe')).toHaveAttribute('src', `${store.url}${OWN}`);
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(foreign).toEqual([]);
});

for (const theme of ['a', 'b'] as const) {
  test(`the notice and the policy of a subscription in theme ${theme}’s cart and drawer`, async ({ page }) => {
    await fillCart(page, { id: 42001, quantity: 1, selling_plan: 9001 });
    const { dialog } = parts(page);
    await page.goto(`/cart?theme=${theme}`);
    await expect(consent(page)).toBeVisible();
    await policyButton(page).click();
    await expect(dialog).toContainText('手数料');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.goto(`/products/sencha?theme=${theme}`);
    await page.locator('[data-cart-link]').click();
    await expect(consent(page)).toBeVisible();
    await policyButton(page).click();
    const policy = page.getByRole('dialog', { name: '定期購入のキャンセルポリシー' });
    await expect(policy).toContainText('手数料');
    await policy.getByRole('button', { name: '閉じる' }).click();
    await expect(policy).toHaveCount(0);
    await expect(policyButton(page)).toBeFocused();
  });
}
