import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, methods, settle, silent, total } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('lists', () => {
  test('23: of line items are removed by an answer without them', async () => {
    const { ready, simulator, sheet } = createSeller();
    const lineItems = [{ label: '小計', amount: '1080' }];
    await ready(
      { lineItems },
      {
        paymentmethodselected: null,
        shippingcontactselected: null,
      },
    );
    expect(sheet().lineItems).toEqual([{ label: '小計', amount: '1080', type: 'final' }]);
    simulator.user.cancel();
    await settle();
    await ready({ lineItems });
    expect(sheet().lineItems).toEqual([]);
  });

  test('23: of shipping methods are removed by an answer to a contact without them, and stay otherwise', async () => {
    const { ready, simulator, sheet } = createSeller();
    const session = await ready();
    simulator.user.selectPaymentMethod('jcb');
    await settle();
    expect(sheet().shippingMethods).toEqual(methods);
    simulator.user.cancel();
    const other = await ready({ shippingMethods: methods }, { shippingcontactselected: silent });
    expect(sheet().shippingMethods).toEqual(methods);
    expect(other).not.toBe(session);
    other.completeShippingContactSelection(total(1080));
    await settle();
    expect(sheet()).toMatchObject({ shippingMethods: [], method: null });
  });

  test('24: the first method is selected, whatever was selected before', async () => {
    const { ready, simulator, sheet, told } = createSeller();
    await ready();
    simulator.user.selectMethod('sokutatsu');
    await settle();
    expect([sheet().method, sheet().total.amount]).toEqual(['sokutatsu', '2060.00']);
    simulator.user.selectContact('kyoto');
    await settle();
    expect(sheet().method).toBe('takuhai');
    simulator.user.selectMethod('takuhai');
    await settle();
    expect(told.slice(3)).toEqual(['shippingmethodselected', 'shippingcontactselected']);
  });

  test.each<[string, number, number[]]>([
    ['the same', 1680, [24]],
    ['less', 1000, [24]],
    ['more', 2060, []],
  ])('24: after a more expensive method, a total of %s', async (_much, amount, rules) => {
    const { ready, simulator, broken } = createSeller();
    const session = await ready({}, { shippingmethodselected: silent });
    simulator.user.selectMethod('sokutatsu');
    await settle();
    session.completeShippingMethodSelection(total(amount));
    expect(broken()).toEqual(rules);
  });

  test('24: only a method of the sheet can be chosen', async () => {
    const { ready, simulator } = createSeller();
    await ready();
    expect(attempt(() => simulator.user.selectMethod('drone'))).toMatch(/no method on the sheet is called "drone"/);
  });
});
