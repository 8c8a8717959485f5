import type { Sheet } from '../simulators/apple-pay/sheet/sheet';
import { holdAnswers } from './fixtures/hold';
import { expect, test, type Scenario } from './fixtures/apple-pay-scenario';
import type { ApplePay } from './fixtures/apple-pay';

type Act = (applePay: ApplePay, scenario: Scenario, sheet: Sheet) => Promise<void>;

const chooseSecond: Act = ({ user }, _scenario, { shippingMethods }) =>
  user.selectMethod(shippingMethods[1]!.identifier);
const payNow: Act = (_applePay, scenario) => scenario.pay();

/** What is on its way → the product, what the shopper does in the open sheet to bring it about, the sheet's state, removals. */
const ON_THE_WAY: readonly (readonly [string, string, Act | null, Sheet['state'], number])[] = [
  ['cartCreate', 'sencha', null, 'validatemerchant', 0],
  ['applePaySessionCreate', 'sencha', null, 'validatemerchant', 1],
  ['cartPrepareForCompletion', 'sencha', null, 'validatemerchant', 1],
  ['cartBuyerIdentityUpdate', 'sencha', null, 'shippingcontactselected', 1],
  ['cartBillingAddressUpdate', 'gift-ebook', null, 'paymentmethodselected', 1],
  ['cartSelectedDeliveryOptionsUpdate', 'sencha', chooseSecond, 'shippingmethodselected', 1],
  ['cartBuyerIdentityUpdate', 'sencha', payNow, 'paymentauthorized', 1],
  ['cartPaymentUpdate', 'sencha', payNow, 'paymentauthorized', 1],
];

for (const [operation, handle, act, state, removals] of ON_THE_WAY) {
  test(`cancelled in ${state} while ${operation} is in flight: the button is enabled again and the answer is ignored`, async ({
    scenario,
    applePay,
    page,
    store,
  }) => {
    scenario.except({ removals });
    await scenario.visit(handle);
    const early = act ? null : await holdAnswers(page, operation);
    await scenario.button.click();
    const sheet = act ? await applePay.until('ready') : null;
    const { answered, release } = early ?? (await holdAnswers(page, operation));
    if (act && sheet) await act(applePay, scenario, sheet);
    await answered;
    await applePay.until(state);

    await applePay.user.cancel();
    await expect(scenario.button).toBeEnabled();
    const calls = applePay.calls().length;
    // The request in flight may still write to the cart, so the data is removed only after it.
    if (operation !== 'applePaySessionCreate') expect(await store.calls('cartRemovePersonalData')).toEqual([]);
    release();
    await expect.poll(async () => (await store.calls('cartRemovePersonalData')).length).toBe(removals);
    await page.unrouteAll({ behavior: 'wait' });

    expect(applePay.calls()).toHaveLength(calls);
    await expect(scenario.dialog).toHaveCount(0);
    expect(page.url()).toContain(`/products/${handle}`);
  });
}

test('cancelled before the sheet’s first event: no request is sent', async ({ scenario, applePay, page, store }) => {
  await scenario.visit();
  await scenario.button.focus();
  await page.evaluate(() => {
    document.addEventListener('karui:press', () => queueMicrotask(() => window.applePaySimulator!.user.cancel()));
  });
  await scenario.button.click();
  await expect.poll(() => applePay.sheets.map(({ state }) => state)).toEqual(['cancelled']);
  await expect(scenario.button).toBeEnabled();
  expect(await store.requests()).toEqual([]);
});

test('cancelled on a ready sheet: the next press is a new purchase', async ({ scenario, applePay, store }) => {
  scenario.except({ removals: 2 });
  await scenario.open();
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  await scenario.button.click();
  expect((await applePay.until('ready')).total.amount).toBe('2760.00');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toHaveLength(2);
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['cancelled', 'completed']);
});

test('cancelled with an error on the sheet: the address is removed from the cart', async ({
  scenario,
  applePay,
  store,
}) => {
  await store.faults({ operation: 'cartSubmitForCompletion', submitFailed: [{ code: 'DELIVERY_CITY_INVALID' }] });
  await scenario.open();
  await scenario.pay();
  expect(await scenario.outcome()).toBe('sheet');
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
});

test('after the back/forward cache, a page whose sheet was open can be pressed again', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  scenario.except({ removals: 2 });
  await scenario.open();
  await page.evaluate(() => {
    // In this order browsers do it: the system closes the sheet, then the page is frozen and restored.
    window.applePaySimulator!.user.cancel();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(scenario.button).toBeEnabled();
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a page that enters the back/forward cache during a request removes the personal data at once', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  await scenario.visit();
  const { answered, release } = await holdAnswers(page, 'cartBuyerIdentityUpdate');
  await scenario.button.click();
  await answered;
  await page.evaluate(() => {
    window.applePaySimulator!.user.cancel();
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })), 50);
  });
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);
  expect(applePay.sheets.map(({ state }) => state)).toEqual(['cancelled']);
  release();
  await page.unrouteAll({ behavior: 'wait' });
});
