import { describe, expect, test } from 'vitest';
import { onFakeClock } from '../in-process/fake-time';
import type { SheetSeen } from '../in-process/sheet-page';
import { fault } from '../in-process/store-actions';
import { endingOf, pay } from '../in-process/way';
import { SHEETS } from './sheets';

onFakeClock();

const count = ({ store }: SheetSeen, name: string) => store.sent.filter(({ operation }) => operation === name).length;

const warned = (code: string, operation = 'cartBuyerIdentityUpdate') => fault(operation, { warnings: [{ code }] });

describe.each(SHEETS)('$name', (sheet) => {
  test('leads to checkout with what is not sold where the shopper lives', async () => {
    const { seen } = await sheet.go({ actions: [warned('PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION'), pay] });
    expect(endingOf(seen)).toMatchObject({ type: 'decelerate', reason: 'redirect_to_checkout_required' });
    expect([count(seen, 'cartPaymentUpdate'), seen.store.orders()]).toEqual([0, []]);
  });

  test('asks for another delivery where the chosen one is gone, pays nothing, and then makes the order', async () => {
    const { seen, errors } = await sheet.go({
      actions: [warned('DELIVERY_SELECTED_OPTION_NOT_AVAILABLE'), pay, { do: 'option', at: 1 }, pay],
    });
    expect(errors.flat()).toContain('配送方法を選び直してください');
    expect([count(seen, 'cartPaymentUpdate'), seen.store.orders().length]).toEqual([1, 1]);
  });

  test('pays in spite of a warning that nobody knows', async () => {
    const { seen } = await sheet.go({ actions: [warned('OF_TOMORROW'), pay] });
    expect(seen.store.orders()).toHaveLength(1);
  });
});
