import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { hydrated, test } from './fixtures/react-store';
import { parts } from './fixtures/widget';

/** Opens a page of the example that has a content policy. */
async function gotoWithPolicy(page: Page, policy: string): Promise<void> {
  await page.route('**/products/yuzamashi', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/products/yuzamashi');
  await hydrated(page);
  await expect(parts(page).buyItNow).toBeEnabled();
}

test('where the page’s policy refuses styles in attributes, the form’s submit is not seen', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Content Security Policy/);
  await gotoWithPolicy(page, "style-src 'self'");
  await expect(page.locator('[type=submit]')).toBeHidden();
});

test('on a page that requires Trusted Types, the next product has its buttons', async ({ page }) => {
  await gotoWithPolicy(page, "require-trusted-types-for 'script'; trusted-types karui karui-react");
  await page.getByRole('link', { name: '急須' }).click();
  await expect(parts(page).shopPay).toBeEnabled();
});
