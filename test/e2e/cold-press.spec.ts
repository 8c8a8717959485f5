import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { formHtml, gotoBare, hostHtml } from './fixtures/bare-page';
import { holdFile } from './fixtures/hold';
import { checkoutFlags, parts } from './fixtures/widget';

const FORM = formHtml(hostHtml({}));

/** What a theme replaces by the same markup: the host alone, or its form as well. */
const REPLACED: [what: string, replace: (page: Page) => Promise<void>][] = [
  ['host', (page) => parts(page).host.evaluate((host) => host.replaceWith(host.cloneNode(false)))],
  ['form', (page) => page.locator('form').evaluate((form, html) => void (form.outerHTML = html), FORM)],
];

/** Opens the page and presses its button while the press's code can't arrive. @returns lets the code arrive */
async function pressCold(page: Page): Promise<() => void> {
  const release = await holdFile(page, 'press');
  await gotoBare(page, `<main>${FORM}</main>`);
  const { buyItNow } = parts(page);
  // Only the click: pointing at the button would fetch the code earlier.
  await buyItNow.dispatchEvent('click');
  await expect(buyItNow).toHaveAttribute('aria-busy', 'true');
  return release;
}

for (const [what, replace] of REPLACED) {
  test(`a press whose ${what} is replaced while its code is fetched makes one cart and goes to checkout`, async ({
    page,
    store,
  }) => {
    const release = await pressCold(page);
    await replace(page);
    release();
    expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    expect(await store.calls('cartCreate')).toHaveLength(1);
  });
}
