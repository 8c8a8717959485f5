import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/apple-pay-scenario';
import type { Store } from './fixtures/store-control';

/** Sets the discount cookie that a campaign link leaves behind. */
const withDiscount = (page: Page, store: Store, code: string) =>
  page.context().addCookies([{ name: 'discount_code', value: code, url: store.url }]);

test('a discount is shown in the sheet with its code', async ({ scenario, page, store }) => {
  await withDiscount(page, store, 'OCHA10');
  expect(await scenario.open()).toMatchObject({ total: { amount: '2544.00' } });
  expect(await scenario.lines()).toEqual(['小計 2160.00', '配送料 600.00', '割引（OCHA10） -216.00']);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a discount code that does not apply is shown with 0 and the order is made', async ({ scenario, page, store }) => {
  await withDiscount(page, store, 'NATSU2024');
  expect(await scenario.open()).toMatchObject({ total: { amount: '2760.00' } });
  expect((await scenario.lines()).at(-1)).toMatch(/NATSU2024.* 0\.00$/);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test.describe('on a system whose sheet accepts a total of 0', () => {
  test.use({ applePayOptions: { total: 'any' } });

  test('a free order is made without a payment', async ({ scenario, page, store }) => {
    await withDiscount(page, store, 'TADA100');
    expect(await scenario.open('gift-ebook')).toMatchObject({ total: { amount: '0.00' }, canPay: true });
    await scenario.pay();
    expect(await scenario.outcome()).toBe('order');
    const payments = (await store.calls('cartPaymentUpdate')).map(
      ({ body }) => (body as { variables: { payment: unknown } }).variables.payment,
    );
    expect(payments).toEqual([
      {
        amount: { amount: '0.0', currencyCode: 'JPY' },
        freePaymentMethod: { billingAddress: expect.objectContaining({ city: '千代田区' }) as object },
      },
    ]);
  });
});

test('where the sheet rejects a total of 0, a free order goes to checkout', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  applePay.expectViolations(/^8: /);
  await withDiscount(page, store, 'TADA100');
  await scenario.visit('gift-ebook');
  await scenario.button.click();
  await applePay.until('aborted');
  expect(await scenario.outcome()).toBe('checkout wallet_processing_failed');
  expect(await store.calls('cartSubmitForCompletion')).toEqual([]);
});
