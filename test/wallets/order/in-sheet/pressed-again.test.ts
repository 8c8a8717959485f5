import { describe, expect, test, vi } from 'vitest';
import type { PayPalSale } from '../../../../wallets/paypal/paypal-params';
import { makeCartAndToken } from '../../../../wallets/paypal/paypal-window/create-token';
import { context } from '../../../press/cart/answers';
import { STOREFRONT_TOKEN } from '../../../store/server/storefront-token';
import { tokyo } from '../../../store/test-support/addresses';
import { pass } from '../../in-process/fake-time';
import { approval, come, hidden, inProcessStore, opened } from './in-process-order';

const inProcess = inProcessStore();

/** A cart that the shopper has filled before. */
function filled(codes?: string[]): string {
  const { fill } = inProcess.store;
  return fill([['kyusu', null]], codes);
}

/** A sheet for such a cart. */
const open = (cartId: string, signal = new AbortController().signal) =>
  opened(undefined, true, {}, { cartId: () => cartId, signal });

/** Opens a sheet and closes it, when its cart knows where it goes. */
async function closed(cart: string): Promise<void> {
  const sheet = open(cart);
  await come(sheet.begin());
  await come(sheet.setAddress(hidden(tokyo)));
  void sheet.cancel();
}

test.each([
  ['', false],
  [', also when a sheet between the two was closed before its cart was known', true],
])(
  'the removal of a closed sheet’s personal data does not delete data of the next sheet%s',
  async (_what, isBetween) => {
    const cart = filled();
    inProcess.store.fault({ operation: 'cartRemovePersonalData', delayMs: 1000 });
    await closed(cart);
    if (isBetween) {
      const between = open(cart);
      void between.begin();
      void between.cancel();
    }
    const sheet = open(cart);
    // As Apple does, as soon as it is begun.
    const shown = sheet.begin().then(() => sheet.setAddress(hidden(tokyo)));
    await pass(5000);
    expect(await shown).toMatchObject({ type: 'update' });
    expect(inProcess.store.cart(cart)?.checkout?.deliveryAddress).toMatchObject({ province: 'JP-13' });
    expect(await come(sheet.pay(approval()))).toMatchObject({ ordered: true });
  },
);

test('a sheet waits 10 s at most for the removal of a closed sheet’s personal data', async () => {
  const cart = filled();
  inProcess.store.mishap('cartRemovePersonalData', 'silent');
  await closed(cart);
  const began = performance.now();
  const begun = open(cart).begin();
  let took = 0;
  void begun.then(() => (took = performance.now() - began));
  await come(begun);
  expect(took).toBeGreaterThan(10_000);
  expect(took).toBeLessThan(10_200);
});

test('a sheet with another cart does not wait for the removal', async () => {
  inProcess.store.mishap('cartRemovePersonalData', 'silent');
  await closed(filled());
  const begun = open(filled()).begin();
  await pass(200);
  expect(await Promise.race([begun, 'waits'])).toMatchObject({ type: 'update' });
});

test.each([
  ['without a removal', false],
  ['after a removal', true],
])('a sheet that is open and closed leaves no timer, %s', async (_what, isAgain) => {
  const cart = filled();
  if (isAgain) await closed(cart);
  const sheet = open(cart);
  const begun = sheet.begin();
  let isShown = false;
  void begun.then(() => (isShown = true));
  await pass(5000, () => isShown);
  expect(await begun).toMatchObject({ type: 'update' });
  void sheet.cancel();
  expect(vi.getTimerCount()).toBe(0);
});

describe('the next sheet of a cart to which a code is on its way', () => {
  const codesOf = (cart: string) => inProcess.store.cart(cart)?.discounts.map(({ code }) => code);
  const type = (sheet: ReturnType<typeof open>, code: string) => sheet.setCodes({ codes: [code], shown: [] });

  /** A sheet in which a code was typed, and which was closed before the store has answered, or whose page was left and came back. */
  async function typedAndClosed(cart: string, isLeft = false): Promise<void> {
    const page = new AbortController();
    const sheet = open(cart, page.signal);
    await come(sheet.begin());
    inProcess.store.fault({ operation: 'cartDiscountCodesUpdate', delayMs: 300, times: 2 });
    void type(sheet, 'TADA100');
    await pass(100);
    if (isLeft) page.abort();
    else expect(await sheet.cancel()).toEqual({ type: 'cancelled' });
  }

  test.each([
    ['', false, false],
    [', also when a sheet between the two was closed', true, false],
    [', also when the page was left and came back', false, true],
  ])('shows and pays for the codes that the cart had before%s', async (_what, isBetween, isLeft) => {
    const cart = filled(['OCHA10']);
    await typedAndClosed(cart, isLeft);
    if (isBetween) {
      const between = open(cart);
      void between.begin();
      await pass(50);
      void between.cancel();
    }
    const sheet = open(cart);
    const shown = sheet.begin().then(() => sheet.setAddress(hidden(tokyo)));
    const paid = shown.then(() => sheet.pay(approval()));
    await pass(8000);
    expect(await Promise.race([shown, 'waits'])).toMatchObject({ cart: { discountCodes: [{ code: 'OCHA10' }] } });
    expect(await Promise.race([paid, 'waits'])).toMatchObject({ ordered: true });
  });

  test('may be PayPal’s window: its token is for the total without the code', async () => {
    const cart = filled(['OCHA10']);
    await typedAndClosed(cart);
    const ctx = context({ wallet: 'paypal', accessToken: STOREFRONT_TOKEN, cartId: () => cart });
    const sale = { ctx, agreement: false, needsAgreement: () => false } as Partial<PayPalSale> as PayPalSale;
    const made = makeCartAndToken(sale, () => {});
    await pass(5000);
    expect(await Promise.race([made, 'waits'])).toMatchObject({ token: expect.any(String) });
    expect(inProcess.store.sent.map(({ operation }) => operation).slice(-2)).toEqual([
      'cartDiscountCodesUpdate',
      'paypalTokenCreate',
    ]);
  });

  test('leaves the cart the codes that it had before, when it is closed as well', async () => {
    const cart = filled(['OCHA10']);
    await typedAndClosed(cart);
    const sheet = open(cart);
    const begun = sheet.begin();
    await pass(10_000);
    await begun;
    void type(sheet, 'KAIIN');
    await pass(100);
    void sheet.cancel();
    await pass(10_000);
    expect(codesOf(cart)).toEqual(['OCHA10']);
  });
});
