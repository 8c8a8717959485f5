import { describe, expect } from 'vitest';
import { tokyo } from '../../../store/test-support/addresses';
import { line } from '../../../store/test-support/goods';
import { readCart } from '../operations/whole-cart';
import { personalDataRemoval } from '../../../../wallets/sheet/operations/remove-personal-data';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import { cartOf, test } from './store-sheet';

describe('personal data', () => {
  test('is removed from the store by one call, however often the function is called', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await sheet.pay(cart);
    expect(JSON.stringify(await sheet.buyers())).toMatch(/taro@example\.jp.*山田.*apple_pay/);

    const remove = personalDataRemoval(sheet.client, cart.id);
    const [first, second] = await Promise.all([remove(), remove()]);
    expect(first).toEqual({ cartRemovePersonalData: { userErrors: [] } });
    expect(second).toBe(first);
    await remove();
    expect(await sheet.buyers()).toMatchObject([
      { email: null, phone: null, attributes: {}, deliveryAddress: null, billingAddress: null, payment: null },
    ]);
    expect((await readCart(sheet.client, cart.id))?.deliveryGroups.nodes).toEqual([]);
    expect((await sheet.operations()).filter((name) => name === 'cartRemovePersonalData')).toHaveLength(1);
  });

  test('that is removed leaves a cart that a new sheet can use', async ({ sheet }) => {
    const cart = cartOf(await sheet.authorize(await sheet.create({ lines: [line(44_001)] }), tokyo));
    await personalDataRemoval(sheet.client, cart.id)();
    const again = cartOf(await sheet.authorize(cart, tokyo));
    expect((await sheet.pay(again)).errors).toEqual([]);
    expect(await submitCart(sheet.client, cart.id, 'attempt', sheet.deadline)).toMatchObject({ type: 'success' });
    // The order has taken the cart with it.
    expect(await personalDataRemoval(sheet.client, cart.id)()).toMatchObject({
      cartRemovePersonalData: { userErrors: [{ code: 'INVALID', field: ['cartId'] }] },
    });
  });

  test('does not reject when the removal fails', async ({ sheet }) => {
    const { id } = await sheet.create({ lines: [line(44_001)] });
    await sheet.fault({ operation: 'cartRemovePersonalData', drop: true });
    expect(await personalDataRemoval(sheet.client, id)()).toBeUndefined();
  });
});
