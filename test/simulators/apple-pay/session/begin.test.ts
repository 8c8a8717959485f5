import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, settle, silent } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('begin', () => {
  test('12: works once for each session, and while no other sheet is open', async () => {
    const { open, construct, broken, simulator } = createSeller();
    const session = open();
    const other = construct();
    expect([attempt(() => session.begin()), attempt(() => other.begin())]).toEqual([
      'InvalidAccessError: Payment session is already active.',
      'InvalidAccessError: Page already has an active payment session.',
    ]);
    expect(broken()).toEqual([12, 12]);
    simulator.user.cancel();
    expect(attempt(() => other.begin())).toBeNull();
    expect(attempt(() => session.begin())).toBe('InvalidAccessError: Payment session is already active.');
  });

  test('13: asks for merchant validation first, in a later task, and for nothing else until it is answered', async () => {
    const { open, told, last, sheet } = createSeller();
    open({}, { validatemerchant: silent });
    expect([told, sheet().state]).toEqual([[], 'busy']);
    await vi.advanceTimersByTimeAsync(29_000);
    expect([told, sheet().state]).toEqual([['validatemerchant'], 'validatemerchant']);
    expect(last('validatemerchant')['validationURL']).toMatch(/^https:\/\/apple-pay-gateway\.apple\.com\//);
  });

  test('14: logs listeners that are added later', async () => {
    const { construct, simulator, broken } = createSeller();
    const session = construct();
    session.addEventListener('validatemerchant', silent);
    session.begin();
    session.oncancel = silent;
    expect(broken()).toEqual([]);
    await settle();
    session.onpaymentauthorized = silent;
    session.addEventListener('shippingcontactselected', silent);
    expect(simulator.violations).toEqual([
      '14: paymentauthorized has its listener after begin()',
      '14: shippingcontactselected has its listener after begin()',
    ]);
  });
});
