import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart } from './fixtures/cart';
import { addSheet, addStyle, hostileSheet, totalSheet } from './fixtures/hostile-sheet';
import { answerPolicy, choosePlan, consent, policyButton } from './fixtures/policy';
import { expectSeen, touchClose } from './fixtures/seen-dialog';
import type { Store } from './fixtures/store-control';
import { checkoutFlags, parts } from './fixtures/widget';

test.use({ hasTouch: true });

const REFUSED = { operation: 'cartCreate', nullCart: true, times: 1 };
const TERMS = '/policies/managed-markets/terms';

/** Puts a terms link onto the page, apart from the form and from any notice. */
const addTerms = (page: Page) =>
  page.evaluate((href) => {
    const html = `<p><a href="${href}" data-managed-markets="terms">規約</a></p>`;
    document.querySelector('main')!.insertAdjacentHTML('beforeend', html);
  }, TERMS);

/** A dialog → what brings it about on the page of a product that is sold by plan. */
const DIALOGS: Readonly<Record<string, { title: string; open(page: Page, store: Store): Promise<void> }>> = {
  'out of stock': {
    title: '在庫切れ',
    async open(page, store) {
      await store.faults({ operation: 'cartCreate', stock: 0, times: 1 });
      await parts(page).buyItNow.tap();
    },
  },
  unrecoverable: {
    title: 'ご購入手続きに進めませんでした',
    async open(page, store) {
      await store.faults(REFUSED);
      await parts(page).buyItNow.tap();
    },
  },
  'custom validation': {
    title: 'ご購入手続きに進めませんでした',
    async open(page, store) {
      await store.faults({ ...REFUSED, userErrors: [{ code: 'VALIDATION_CUSTOM', message: '一人3個まで' }] });
      await parts(page).buyItNow.tap();
    },
  },
  'subscription policy': {
    title: '定期購入のキャンセルポリシー',
    async open(page) {
      await answerPolicy(page, '<p>いつでも解約できます。</p>'.repeat(40));
      await choosePlan(page, 1);
      await policyButton(page).tap();
      await expect(parts(page).dialog).toContainText('解約できます');
    },
  },
  terms: {
    title: '利用規約',
    async open(page) {
      await addTerms(page);
      await page.getByRole('link', { name: '規約' }).tap();
      await expect(parts(page).dialog.locator('iframe')).toBeVisible();
    },
  },
};

for (const [device, width] of Object.entries({ phone: 390, desktop: 1280 })) {
  test(`under the most hostile style sheet each dialog is fully visible, on top, and takes a touch: ${device}`, async ({
    page,
    gotoProduct,
    store,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, { title, open }] of Object.entries(DIALOGS)) {
      await test.step(name, async () => {
        await gotoProduct('teiki-bin', { params: { drawer: 'off' } });
        await open(page, store);
        await addStyle(page, totalSheet);
        await expect(parts(page).dialog).toHaveAccessibleName(title);
        await expectSeen(page);
        await touchClose(page);
      });
    }
  });
}

test('a dialog’s host stays visible even when its style attribute hides it', async ({ page, gotoProduct, store }) => {
  await addSheet(page, hostileSheet);
  await gotoProduct('teiki-bin');
  await DIALOGS['unrecoverable']!.open(page, store);
  await expect(parts(page).dialog).toBeVisible();
  const held = await parts(page).dialog.evaluate((dialog) => {
    const element = (dialog.getRootNode() as ShadowRoot).host as HTMLElement;
    element.style.cssText = 'display:none!important;visibility:hidden!important;opacity:0!important';
    const { display, visibility, opacity, position, pointerEvents, transform, clipPath, filter } =
      getComputedStyle(element);
    return {
      isDisplayed: display !== 'none',
      visibility,
      opacity,
      position,
      pointerEvents,
      transform,
      clipPath,
      filter,
    };
  });
  expect(held).toEqual({
    isDisplayed: true,
    visibility: 'visible',
    opacity: '1',
    position: 'static',
    pointerEvents: 'auto',
    transform: 'none',
    clipPath: 'none',
    filter: 'none',
  });
  await expectSeen(page);
});

for (const theme of ['a', 'b'] as const) {
  test(`a whole journey on theme ${theme} under a hostile style sheet`, async ({ page, gotoProduct, store }) => {
    await addSheet(page, hostileSheet);
    const options = { theme, recommended: 'shop_pay', params: { drawer: 'off' } };
    const { shopPay, buyItNow, moreOptions } = parts(page);

    await test.step('the notice follows the plan', async () => {
      await gotoProduct('teiki-bin', options);
      await expect(consent(page)).toBeHidden();
      await choosePlan(page, 1);
      await expect(consent(page)).toBeVisible();
      await choosePlan(page, 0);
      await expect(consent(page)).toBeHidden();
    });

    await test.step('Shop Pay and more options lead to checkout', async () => {
      await shopPay.tap();
      expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
      await gotoProduct('teiki-bin', options);
      await moreOptions.tap();
      expect(await checkoutFlags(page)).toEqual({ skip_shop_pay: 'true' });
    });

    await test.step('Buy It Now leads to checkout after a dialog', async () => {
      await gotoProduct('teiki-bin', { theme, params: { drawer: 'off' } });
      await DIALOGS['unrecoverable']!.open(page, store);
      await touchClose(page);
      await buyItNow.tap();
      expect(await checkoutFlags(page)).toEqual({ storefront_wallet: 'true' });
    });

    await test.step('a subscription in the cart shows the cart’s notice and policy, and is bought', async () => {
      await page.context().clearCookies();
      await fillCart(page, { id: 42001, quantity: 1, selling_plan: 9001 });
      await page.goto(`/cart?theme=${theme}`);
      await expect(consent(page)).toBeVisible();
      await policyButton(page).tap();
      await expectSeen(page);
      await touchClose(page);
      await page.locator('main').getByRole('button', { name: 'Shop Pay' }).tap();
      expect(await checkoutFlags(page)).toMatchObject({ payment: 'shop_pay' });
    });
  });
}
