import type { Page } from '@playwright/test';
import { rowsOf } from '../combinations';
import { expect, test } from './fixtures';
import { axeViolations } from './fixtures/axe';
import { fillCart, SENCHA } from './fixtures/cart';
import { choosePlan, consent, greyLines, policyButton } from './fixtures/policy';
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

for (const [name, open] of rowsOf(Object.entries(PAGES).slice(0, 1), Object.entries(PAGES).slice(1))) {
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
