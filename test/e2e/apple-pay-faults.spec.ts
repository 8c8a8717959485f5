import { testsAll } from '../combinations';
import { expect, test, type Scenario } from './fixtures/apple-pay-scenario';
import type { ApplePay } from './fixtures/apple-pay';
import type { StoreFault } from './fixtures/store-control';
import { loaded } from './fixtures/wait';

const GENERIC = 'dialog お取引を完了できませんでした';
const APPLE_PAY = 'dialog Apple Payをご利用いただけません';

/**
 * Fault → how the order ends; which dialog is shown depends on the operation. One fault of each kind: unit tests try all of them in
 * `test/wallets/sheet/operations/fault-matrix.ts`.
 */
const FAULTS = {
  '503 once': [{ status: 503, retryAfter: 0, times: 1 }, 'order'],
  '429 always': [{ status: 429, retryAfter: 0 }, 'dialog'],
  '500': [{ status: 500 }, 'dialog'],
  'an HTML page': [{ html: true }, 'dialog'],
  'GraphQL errors': [{ graphqlErrors: [{ message: 'no' }] }, 'dialog'],
  'a dropped connection': [{ drop: true }, 'dialog'],
  'half an answer': [{ truncated: true }, 'dialog'],
} as const satisfies Record<string, readonly [Omit<StoreFault, 'operation'>, 'order' | 'dialog']>;

/** The order is made but its answer can't be read: the cart's checkout URL forwards to the order. */
const MADE = ['half an answer'];

/** How a call that always fails ends. After a submission the order may exist, so the shopper is never asked to pay again. */
const lost = (operation: string, fault: string): string => {
  if (operation === 'cartSubmitForCompletion')
    return MADE.includes(fault) ? 'order' : 'checkout wallet_processing_failed';
  return operation === 'cartCreate' ? GENERIC : APPLE_PAY;
};

type Act = (applePay: ApplePay, scenario: Scenario) => Promise<void>;

const chooseSecond: Act = async ({ user, sheet }) => user.selectMethod((await sheet())!.shippingMethods[1]!.identifier);

/** Operation → a product whose order needs it, and what the shopper must do for it. */
const OPERATIONS: Readonly<Record<string, readonly [handle: string, act?: Act]>> = {
  applePaySessionCreate: ['sencha'],
  cartCreate: ['sencha'],
  cartPrepareForCompletion: ['sencha'],
  cartBuyerIdentityUpdate: ['sencha'],
  cartSelectedDeliveryOptionsUpdate: ['sencha', chooseSecond],
  cartBillingAddressUpdate: ['gift-ebook'],
  cartSubmitForCompletion: ['sencha'],
  cartPaymentUpdate: ['sencha'],
};

/** The faults of each operation: all of them in `npm run test:all`, else one, and each at some operation. */
const TRIED = Object.keys(OPERATIONS).map((operation, at) => {
  const faults = Object.entries(FAULTS);
  return [operation, testsAll ? faults : [faults[at % faults.length]!]] as const;
});

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource|net::ERR/));

for (const [operation, faults] of TRIED) {
  test(`whatever goes wrong with ${operation}, the shopper sees an order, checkout or a dialog`, async ({
    scenario,
    applePay,
    page,
    store,
  }) => {
    test.setTimeout(120_000);
    const [handle, act] = OPERATIONS[operation]!;
    // A retry of the same submission has the same token.
    if (operation === 'cartSubmitForCompletion') scenario.except({ resubmits: true });
    const endings: string[] = [];
    for (const [name, [fault]] of faults) {
      await store.reset();
      await store.faults({ operation, ...fault });
      await scenario.visit(handle);
      await scenario.button.click();
      let ending = await scenario.outcome();
      if (act && ending === 'sheet') {
        await act(applePay, scenario);
        ending = await scenario.outcome();
      }
      if (ending === 'sheet') {
        await scenario.pay();
        ending = await scenario.outcome();
      }
      endings.push(`${name}: ${ending}`);
      await scenario.settled();
      // The next round is another shopper.
      await page.evaluate(() => sessionStorage.clear());
    }
    const expected = faults.map(([name, [, ending]]) => (ending === 'dialog' ? lost(operation, name) : ending));
    expect(endings).toEqual(faults.map(([name], at) => `${name}: ${expected[at]}`));
  });
}

test('an order whose answer is lost is shown, and no second one is made', async ({ scenario, page, store }) => {
  scenario.except({ resubmits: true, keepsData: true });
  await scenario.open();
  await store.faults({ operation: 'cartSubmitForCompletion', after: true, drop: true, times: 9 });
  await scenario.pay();
  await page.waitForURL(/\/thank-you\//, { timeout: 40_000 });
  await expect(scenario.dialog).toHaveCount(0);
  await scenario.visit();
  await scenario.button.click();
  await page.waitForURL(/\/thank-you\//);
  expect([(await store.orders()).length, (await store.calls('cartCreate')).length]).toEqual([1, 1]);
});

test('going offline while the sheet is open: a dialog, and the next press online orders', async ({
  scenario,
  page,
  context,
  store,
}) => {
  // The first cart's data can't be removed while offline.
  scenario.except({ keepsData: true });
  await scenario.open();
  // Offline, nothing more can be fetched: the dialog's code must be here before.
  await loaded(page, 'dialog.js');
  await page.clock.install();
  await context.setOffline(true);
  await scenario.pay();
  // The widget retries for a while, because the connection may come back.
  await page.clock.runFor(5000);
  expect(await scenario.outcome()).toBe(APPLE_PAY);
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  // It fades out for a moment.
  await expect(scenario.dialog).toHaveCount(0);
  await scenario.button.click();
  expect(await scenario.outcome()).toBe('sheet');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toHaveLength(2);
  expect(await store.calls('cartSubmitForCompletion')).toHaveLength(1);
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
});
