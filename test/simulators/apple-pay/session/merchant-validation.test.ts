import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, fakeClock, INVALID, merchantSession, settle, silent, total } from '../seller';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('the merchant', () => {
  /** A session that waits for merchant validation, and its validation URL. */
  async function asked(seller = createSeller()) {
    const session = seller.open({}, { validatemerchant: silent });
    await settle();
    return { ...seller, session, url: String(seller.last('validatemerchant')['validationURL']) };
  }

  test('15: is validated once, with an object', async () => {
    const { session, url, broken, sheet } = await asked();
    const validate = (given: unknown) => attempt(() => session.completeMerchantValidation(given));
    expect(['text', null, undefined].map(validate)).toEqual(Array(3).fill('TypeError: Type error'));
    expect(validate({})).toEqual(INVALID);
    expect(sheet().state).toBe('validatemerchant');
    expect(validate(merchantSession(url))).toBeNull();
    expect(validate(merchantSession(url))).toEqual(INVALID);
    await settle();
    expect(validate(merchantSession(url))).toEqual(INVALID);
    expect([sheet().state, ...broken()]).toEqual(['ready', 15, 15, 15, 15, 15, 15]);
  });

  test('15: is not validated before it was asked for', () => {
    const { open, broken } = createSeller();
    const session = open();
    expect(attempt(() => session.completeMerchantValidation(merchantSession('')))).toEqual(INVALID);
    expect(broken()).toEqual([15]);
  });

  test.each<[string, (url: string) => object]>([
    ['made for another address', () => merchantSession('https://apple-pay-gateway.apple.com/other')],
    ['five minutes old', (url) => merchantSession(url, { epochTimestamp: Date.now() - 300_000 })],
    ['out of date', (url) => merchantSession(url, { expiresAt: Date.now() })],
  ])('15: with a merchant session that is %s is refused, and the sheet closes', async (_what, make) => {
    const { session, url, told, broken, sheet } = await asked();
    session.completeMerchantValidation(make(url));
    await settle();
    expect([told, sheet().state, ...broken()]).toEqual([['validatemerchant', 'cancel'], 'cancelled', 15]);
  });

  test('15: with a merchant session that was used before is refused', async () => {
    const first = await asked();
    const used = merchantSession(first.url);
    first.session.completeMerchantValidation(used);
    await settle();
    first.simulator.user.cancel();
    const { session, sheet, simulator } = await asked(first);
    session.completeMerchantValidation(used);
    await settle();
    expect([sheet().state, ...simulator.violations]).toEqual(['cancelled', '15: the merchant session was used before']);
  });

  test('16: has thirty seconds to be validated', async () => {
    const { told, broken, sheet, session } = await asked();
    await vi.advanceTimersByTimeAsync(29_980);
    expect(sheet().state).toBe('validatemerchant');
    await vi.advanceTimersByTimeAsync(20);
    expect([told, sheet().state, ...broken()]).toEqual([['validatemerchant', 'cancel'], 'cancelled', 16]);
    expect(attempt(() => session.completeMerchantValidation(merchantSession('')))).toEqual(INVALID);
  });

  test.each<[string, object, string[]]>([
    ['card, then contact', {}, ['paymentmethodselected', 'shippingcontactselected']],
    ['contact, then card', { first: 'contact' }, ['shippingcontactselected', 'paymentmethodselected']],
  ])('17: once known, the sheet asks for %s', async (_order, options, questions) => {
    const { ready, told, broken } = createSeller(options);
    await ready();
    expect([told, broken()]).toEqual([['validatemerchant', ...questions], []]);
  });

  test('17: the sheet asks for no contact where no address is needed, and dispatches one event after the other', async () => {
    const digital = createSeller();
    await digital.ready({ requiredShippingContactFields: ['email'] });
    expect(digital.told).toEqual(['validatemerchant', 'paymentmethodselected']);
    const slow = createSeller();
    const session = await slow.ready({}, { paymentmethodselected: silent });
    expect(slow.told).toEqual(['validatemerchant', 'paymentmethodselected']);
    session.completePaymentMethodSelection(total(1080));
    expect(slow.told).toHaveLength(2);
    await settle();
    expect(slow.told.slice(2)).toEqual(['shippingcontactselected']);
  });
});
