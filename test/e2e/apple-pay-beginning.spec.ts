import { expect, test } from './fixtures/apple-pay-scenario';
import type { StoreFault } from './fixtures/store-control';

/** Lets the first call succeed, because a fault would end the sheet before the test begins. */
const unharmed = (operation: string): StoreFault => ({ operation, delayMs: 1, times: 1 });

const SENTENCE = '煎茶のご購入は、お一人さま20袋までとさせていただいております。';

/** The store's answer when the sheet opens → where the shopper ends; the sheet closes before it asks for anything. */
const AT_THE_BEGINNING: readonly (readonly [string, StoreFault, string])[] = [
  ['in another currency', { operation: 'cartCreate', currency: 'USD' }, 'checkout wallet_currency_change'],
  ['sold out', { operation: 'cartCreate', stock: 0 }, 'dialog 在庫切れ'],
  ['with too little in stock', { operation: 'cartCreate', stock: 1 }, 'checkout wallet_not_enough_stock'],
  [
    'that breaks a validation rule of the merchant',
    { operation: 'cartCreate', userErrors: [{ code: 'VALIDATION_CUSTOM', message: SENTENCE }] },
    'dialog お取引を完了できませんでした',
  ],
  [
    'that is refused with an error that the shopper can’t correct',
    { operation: 'cartCreate', userErrors: [{ code: 'INVALID', field: ['input', 'lines', '0', 'quantity'] }] },
    'dialog お取引を完了できませんでした',
  ],
  ['that is throttled', { operation: 'cartPrepareForCompletion', throttled: 200 }, 'checkout'],
  ['that is not ready', { operation: 'cartPrepareForCompletion', notReady: [] }, 'checkout wallet_cart_not_ready'],
  [
    'that can’t be paid with Apple Pay',
    { operation: 'cartPrepareForCompletion', notReady: [{ code: 'PAYMENTS_METHOD_UNAVAILABLE' }] },
    'checkout wallet_payment_method_not_applicable',
  ],
  [
    'that belongs to another customer account',
    {
      operation: 'cartPrepareForCompletion',
      notReady: [{ code: 'BUYER_IDENTITY_CONTACT_INFO_DOES_NOT_MATCH_CUSTOMER' }],
    },
    'checkout wallet_account_info_mismatch',
  ],
  [
    'whose stock ran out meanwhile',
    { operation: 'cartPrepareForCompletion', notReady: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE' }] },
    'checkout wallet_not_enough_stock',
  ],
];

for (const [name, fault, ending] of AT_THE_BEGINNING) {
  test(`a cart ${name}: ${ending}`, async ({ scenario, applePay, store }) => {
    await store.faults(fault);
    await scenario.visit();
    await scenario.button.click();
    expect(await scenario.outcome()).toBe(ending);
    expect((await applePay.until('aborted')).shippingMethods).toEqual([]);
    expect(applePay.calls('completeMerchantValidation')).toEqual([]);
    expect(await store.calls('cartBuyerIdentityUpdate')).toEqual([]);
  });
}

test('the merchant’s own message is shown, and the next press is a new purchase', async ({
  scenario,
  applePay,
  store,
  page,
}) => {
  const userErrors = [{ code: 'VALIDATION_CUSTOM', message: SENTENCE }];
  await store.faults({ operation: 'cartCreate', userErrors, times: 1 });
  await scenario.visit();
  await scenario.button.click();
  await expect(scenario.dialog).toContainText(SENTENCE);
  await page.keyboard.press('Escape');
  await expect(scenario.dialog).toBeHidden();
  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a product with a price in another currency only goes to checkout', async ({ scenario }) => {
  await scenario.visit('usd-price');
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('checkout wallet_currency_change');
});

/** The store's answer to the address → where the shopper ends. */
const INSIDE: readonly (readonly [string, readonly StoreFault[], string])[] = [
  [
    'the currency changes',
    [{ operation: 'cartBuyerIdentityUpdate', currency: 'USD' }],
    'checkout wallet_currency_change',
  ],
  ['everything is sold out', [{ operation: 'cartBuyerIdentityUpdate', stock: 0 }], 'dialog 在庫切れ'],
  ['too little is left', [{ operation: 'cartBuyerIdentityUpdate', stock: 1 }], 'checkout wallet_not_enough_stock'],
  [
    'the cart is throttled for a moment',
    [unharmed('cartPrepareForCompletion'), { operation: 'cartPrepareForCompletion', throttled: 300, times: 2 }],
    'order',
  ],
  [
    'the shipping rates come after a moment',
    [
      unharmed('cartPrepareForCompletion'),
      { operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true, times: 2 },
    ],
    'order',
  ],
  [
    'the cart is throttled for longer than the sheet can wait',
    [unharmed('cartPrepareForCompletion'), { operation: 'cartPrepareForCompletion', throttled: 60_000 }],
    'checkout',
  ],
];

for (const [name, faults, ending] of INSIDE) {
  test(`${name} inside the sheet: ${ending}`, async ({ scenario, store }) => {
    await store.faults(faults);
    await scenario.visit();
    await scenario.button.click();
    let came = await scenario.outcome();
    if (came === 'sheet') {
      await scenario.pay();
      came = await scenario.outcome();
    }
    expect(came).toBe(ending);
  });
}

test('shipping rates that never arrive lead to checkout before Apple’s time limit', async ({
  scenario,
  store,
  page,
}) => {
  await store.faults([
    unharmed('cartPrepareForCompletion'),
    { operation: 'cartPrepareForCompletion', pendingDeliveryGroups: true },
  ]);
  await page.clock.install();
  await scenario.visit();
  // Between two requests: one that is under way would seem to take as long as the clock goes forward.
  let answers = 0;
  const second = page.waitForEvent(
    'requestfinished',
    (request) => request.url().endsWith('=cartPrepareForCompletion') && ++answers === 2,
  );
  await scenario.button.click();
  await second;
  await page.clock.fastForward(20_000);
  expect(await scenario.outcome()).toBe('checkout wallet_cart_not_ready');
});

test('an address in a country with another currency leads to checkout', async ({ scenario, applePay }) => {
  await scenario.open();
  await applePay.user.selectContact('us');
  expect(await scenario.outcome()).toBe('checkout wallet_currency_change');
});
