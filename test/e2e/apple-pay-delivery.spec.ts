import type { Page } from '@playwright/test';
import { cartCookie, fillCart, gotoCart, SENCHA } from './fixtures/cart';
import { expect, test } from './fixtures/apple-pay-scenario';
import type { Store } from './fixtures/store-control';

const MONTHLY = { id: 42_001, quantity: 1, selling_plan: 9001 };

/** The variables of each call of an operation. */
const told = async (store: Store, operation: string) =>
  (await store.calls(operation)).map(({ body }) => (body as { variables: Record<string, unknown> }).variables);

async function openOwnCart(page: Page, ...items: Parameters<typeof fillCart>[1][]): Promise<string> {
  await page.goto('/');
  await fillCart(page, ...items);
  await gotoCart(page, { wallets: 'apple_pay' });
  return `gid://shopify/Cart/${await cartCookie(page.context())}`;
}

test('the shopper changes the shipping method twice; the total on the sheet is what is paid', async ({
  scenario,
  applePay,
  store,
}) => {
  const [takuhai, sokutatsu] = (await scenario.open()).shippingMethods;
  await applePay.user.selectMethod(sokutatsu!.identifier);
  expect(await applePay.until('ready')).toMatchObject({
    method: sokutatsu!.identifier,
    total: { amount: '3140.00' },
    lineItems: [{ amount: '2160.00' }, { amount: '980.00' }],
  });
  await applePay.user.selectMethod(takuhai!.identifier);
  expect((await applePay.until('ready')).total.amount).toBe('2760.00');
  await applePay.user.selectMethod(sokutatsu!.identifier);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await told(store, 'cartPaymentUpdate')).toMatchObject([{ payment: { amount: { amount: '3140.0' } } }]);
});

test('the chosen method stays first when the address changes', async ({ scenario, applePay }) => {
  const [, sokutatsu] = (await scenario.open()).shippingMethods;
  await applePay.user.selectMethod(sokutatsu!.identifier);
  await applePay.user.selectContact('osaka');
  const sheet = await applePay.until('ready');
  expect(sheet.shippingMethods.map(({ label }) => label)).toEqual(['速達便', '宅配便']);
  expect(sheet.total.amount).toBe('3140.00');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
});

test('a one-time purchase and a subscription have combined shipping methods, one choice for both', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  await openOwnCart(page, SENCHA, MONTHLY);
  await scenario.button.click();
  const sheet = await applePay.until('ready');
  expect(sheet.shippingMethods.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    '宅配便 + 定期便 1100.00',
    '宅配便 + 定期便（速達） 1480.00',
    '速達便 + 定期便 1480.00',
    '速達便 + 定期便（速達） 1860.00',
  ]);
  expect(sheet.total.amount).toBe('6176.00');

  const [first, , , last] = sheet.shippingMethods;
  const amounts: (string | null)[] = [];
  for (const { identifier } of [last!, first!, last!]) {
    await applePay.user.selectMethod(identifier);
    amounts.push((await applePay.until('ready')).total.amount);
  }
  expect(amounts).toEqual(['6936.00', '6176.00', '6936.00']);
  expect((await scenario.lines()).filter((line) => line.includes('配送料'))).toEqual([
    expect.stringMatching(/980\.00$/),
    expect.stringMatching(/880\.00$/),
  ]);
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  for (const { selectedDeliveryOptions } of await told(store, 'cartSelectedDeliveryOptionsUpdate'))
    expect(selectedDeliveryOptions).toHaveLength(2);
});

test('on the cart page the shopper’s own cart is ordered, and no second cart is created', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  const id = await openOwnCart(page, SENCHA);
  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toEqual([]);
  const carts = new Set<unknown>();
  for (const operation of ['cartPrepareForCompletion', 'cartPaymentUpdate', 'cartSubmitForCompletion'])
    for (const { cartId } of await told(store, operation)) carts.add(cartId);
  expect([...carts]).toEqual([id]);
});

test('a sheet that is cancelled on the cart page leaves the cart as it was, for the next press', async ({
  scenario,
  applePay,
  page,
  store,
}) => {
  scenario.except({ removals: 2 });
  await openOwnCart(page, SENCHA);
  await scenario.button.click();
  await applePay.until('ready');
  await applePay.user.cancel();
  await expect(scenario.button).toBeEnabled();
  const cart = (await (await page.request.get('/cart.js')).json()) as { item_count: number };
  expect(cart.item_count).toBe(2);
  await expect.poll(() => store.calls('cartRemovePersonalData')).toHaveLength(1);

  await scenario.button.click();
  await applePay.until('ready');
  await scenario.pay();
  expect(await scenario.outcome()).toBe('order');
  expect(await store.calls('cartCreate')).toEqual([]);
});
