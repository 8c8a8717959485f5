import { describe, expect } from 'vitest';
import { reactionsTo } from '../../../../wallets/sheet/errors/reaction-to';
import { personalDataRemoval } from '../../../../wallets/sheet/operations/remove-personal-data';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { readLimitedCart } from '../operations/press-calls';
import { readCart } from '../operations/whole-cart';
import { amountOf, cartOf, EMAIL, test } from './store-sheet';

const open = { stage: 'open', preparing: true, wallet: 'apple_pay', asks: { phone: false, email: true } } as const;
const NONE = 'gid://shopify/Cart/none?key=none';

/** The code of what is chosen for each delivery group. */
const chosenOf = ({ deliveryGroups }: SheetCart) =>
  deliveryGroups.nodes.map(
    ({ selectedDeliveryOption: one, deliveryOptions }) =>
      deliveryOptions.find(({ handle }) => handle === one?.handle)?.code,
  );

describe('over HTTP', () => {
  test('an order goes from the country to the thank-you page', async ({ sheet }) => {
    const created = await sheet.create({ lines: [line(44_001)], buyerIdentity: { countryCode: 'JP' } });
    expect([created.deliveryGroups.nodes, created.cost.totalTaxAmount]).toEqual([[], null]);
    const shown = await sheet.show(created, tokyo);
    // Not paid yet, which is no news.
    expect(shown).toMatchObject({ prepared: { type: 'not_ready', errors: [{ code: 'INVALID_PAYMENT' }] } });
    expect(reactionsTo([{ code: 'INVALID_PAYMENT' }], open)).toEqual([]);
    expect([chosenOf(cartOf(shown)), amountOf(cartOf(shown))]).toEqual([['takuhai'], '9400.0 JPY']);
    const chosen = cartOf(await sheet.choose(cartOf(shown), 'sokutatsu'));
    expect([chosenOf(chosen), amountOf(chosen)]).toEqual([['sokutatsu'], '9780.0 JPY']);
    const whole = cartOf(await sheet.authorize(chosen, tokyo));
    expect(whole).toEqual(chosen);
    expect(await readCart(sheet.client, created.id)).toEqual(whole);

    expect((await sheet.pay(whole)).errors).toEqual([]);
    expect(await sheet.buyers()).toMatchObject([
      { email: EMAIL, deliveryAddress: tokyo, payment: { method: 'apple_pay', amount: 978_000, currency: 'JPY' } },
    ]);
    const done = await submitCart(sheet.client, created.id, 'attempt', sheet.deadline);
    expect(done.type === 'success' && (await fetch(done.redirectUrl)).status).toBe(200);
    expect(await readCart(sheet.client, created.id)).toBeNull();
    expect((await sheet.requests()).map(({ headers }) => headers['x-start-wallet-checkout'])).toEqual([
      'true',
      ...Array<undefined>(10).fill(undefined),
    ]);
  });

  test('what is known of the buyer is removed, and the cart can be used again', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await sheet.pay(cart);
    expect(await personalDataRemoval(sheet.client, cart.id)()).toEqual({ cartRemovePersonalData: { userErrors: [] } });
    expect(await sheet.buyers()).toMatchObject([
      { email: null, phone: null, attributes: {}, deliveryAddress: null, billingAddress: null, payment: null },
    ]);
    expect((await sheet.pay(cartOf(await sheet.authorize(cart, tokyo)))).errors).toEqual([]);
  });

  test('a cart that does not exist is null, or an error', async ({ sheet }) => {
    expect([await readCart(sheet.client, NONE), await readLimitedCart(sheet.client, NONE)]).toEqual([null, null]);
    const submitted = await submitCart(sheet.client, NONE, 'attempt', sheet.deadline);
    expect(submitted).toMatchObject({ type: 'refused', errors: [{ code: 'INVALID', field: ['cartId'] }] });
  });
});
