import type { Page } from '@playwright/test';
import { holdAnswers } from './fixtures/hold';
import { expect, test } from './fixtures/apple-pay-scenario';
import { untilIdle } from './fixtures/wait';

/** How a page is left with its sheet open. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'by a link': (page) => page.goto('/cart'),
  'by loading it again': (page) => page.reload(),
  'by closing the tab': (page) => page.close({ runBeforeUnload: true }),
};

for (const [how, leave] of Object.entries(WAYS)) {
  test(`a page that is left ${how} with its sheet open removes personal data from the cart once`, async ({
    scenario,
    page,
    store,
  }) => {
    // Checked by this test itself, because the page that the fixture would ask is gone.
    scenario.except({ isGone: true });
    await scenario.open();
    await leave(page);
    await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  });
}

test('a page that is left during a submission removes no personal data', async ({ scenario, page, store }) => {
  scenario.except({ keepsData: true });
  await scenario.open();
  const { answered, release } = await holdAnswers(page, 'cartSubmitForCompletion');
  await scenario.pay();
  await answered;
  await page.goto('/cart');
  release();
  await untilIdle(page);
  expect(await store.calls('cartRemovePersonalData')).toEqual([]);
});
