import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempt, createSeller, merchantSession, methods, settle, total } from './seller';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const silent = () => {};
const INVALID = expect.stringMatching(/^InvalidAccessError/) as unknown;

describe('begin', () => {
  test('12: works once, and while no other sheet is there', async () => {
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

  test('13: asks for the merchant first, later, and for nothing else until that is answered', async () => {
    const { open, told, last, sheet } = createSeller();
    open({}, { validatemerchant: silent });
    expect([told, sheet().state]).toEqual([[], 'busy']);
    await vi.advanceTimersByTimeAsync(29_000);
    expect([told, sheet().state]).toEqual([['validatemerchant'], 'validatemerchant']);
    expect(last('validatemerchant')['validationURL']).toMatch(/^https:\/\/apple-pay-gateway\.apple\.com\//);
  });

  test('14: finds every listener there', async () => {
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

describe('the merchant', () => {
  /** A session whose merchant is still asked for, and the address that was given for it. */
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
  ])('15: with a session that is %s is none, and the sheet goes', async (_what, make) => {
    const { session, url, told, broken, sheet } = await asked();
    session.completeMerchantValidation(make(url));
    await settle();
    expect([told, sheet().state, ...broken()]).toEqual([['validatemerchant', 'cancel'], 'cancelled', 15]);
  });

  test('15: with a session that was used before is none', async () => {
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

  test('16: is waited for for thirty seconds', async () => {
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

  test('17: the sheet asks for no contact where no address is needed, and for one thing after the other', async () => {
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

describe('a question', () => {
  test('20: that nobody listens for is answered by the sheet itself', async () => {
    const { ready, told, sheet } = createSeller();
    await ready({ lineItems: [{ label: '小計', amount: '1' }] }, { paymentmethodselected: null });
    expect([told, sheet().state]).toEqual([['validatemerchant', 'shippingcontactselected'], 'ready']);
    const bare = createSeller();
    await bare.ready(
      { lineItems: [{ label: '小計', amount: '1' }] },
      { paymentmethodselected: null, shippingcontactselected: null },
    );
    expect(bare.sheet()).toMatchObject({ state: 'ready', lineItems: [{ label: '小計' }] });
  });

  test.each([
    ['paymentmethodselected', { shippingcontactselected: null }],
    ['shippingcontactselected', { paymentmethodselected: null }],
  ])('20: %s that is heard and not answered for thirty seconds ends the sheet', async (question, handlers) => {
    const { ready, told, broken, sheet } = createSeller();
    await ready({}, { ...handlers, [question]: silent });
    expect(sheet().state).toBe(question);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([told.at(-1), sheet().state, sheet().message, ...broken()]).toEqual([
      'cancel',
      'cancelled',
      'お支払いは完了していません',
      20,
    ]);
  });

  test('20: has its thirty seconds for itself', async () => {
    const { ready, sheet, simulator, broken } = createSeller();
    await ready();
    for (const contact of ['kyoto', 'osaka'] as const) {
      await vi.advanceTimersByTimeAsync(25_000);
      simulator.user.selectContact(contact);
      await settle();
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sheet().state, broken()]).toEqual(['ready', []]);
  });

  test('21: takes its own answer, once', async () => {
    const { ready, broken, sheet } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    const answers = {
      completePaymentMethodSelection: () => session.completePaymentMethodSelection(total(1)),
      completeShippingMethodSelection: () => session.completeShippingMethodSelection(total(1)),
      completeCouponCodeChange: () => session.completeCouponCodeChange(total(1)),
      completePayment: () => session.completePayment({ status: 0 }),
    };
    expect(Object.values(answers).map(attempt)).toEqual([INVALID, INVALID, INVALID, INVALID]);
    const answer = () => session.completeShippingContactSelection({ ...total(1), newShippingMethods: methods });
    expect([attempt(answer), attempt(answer)]).toEqual([null, INVALID]);
    await settle();
    expect([attempt(answer), sheet().state, ...broken()]).toEqual([INVALID, 'ready', 21, 21, 21, 21, 21, 21]);
  });

  test('21: of a sheet that is gone takes none', async () => {
    const { ready, simulator, broken } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    simulator.user.cancel();
    expect(attempt(() => session.completeShippingContactSelection(total(1)))).toEqual(INVALID);
    expect(broken()).toEqual([21]);
  });

  test('22: is answered with a total, and that is looked at like the first one', async () => {
    const { ready, broken, sheet } = createSeller();
    const session = await ready({}, { shippingcontactselected: silent });
    const answer = (given: object) => attempt(() => session.completeShippingContactSelection(given as never));
    expect(answer({})).toBe(
      'TypeError: Member ApplePayShippingContactUpdate.newTotal is required and must be an instance of ApplePayLineItem',
    );
    expect(answer({ newTotal: { label: 'x', amount: '1.' } })).toMatch(/"1\." is not a valid amount/);
    expect(answer(total(0))).toMatch(/greater than zero/);
    expect(answer({ ...total(1), newLineItems: [{ amount: '1' }] })).toMatch(/ApplePayLineItem.label is required/);
    expect(answer({ ...total(1), newShippingMethods: [{ label: 'x' }] })).toMatch(/detail is required/);
    expect([sheet().state, ...broken()]).toEqual(['shippingcontactselected', 22, 7, 8, 4, 9]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sheet().state).toBe('cancelled');
  });
});

describe('the end', () => {
  test('32: by abort() comes without a word, and once', async () => {
    const { ready, construct, told, broken, sheet } = createSeller();
    const session = await ready();
    session.abort();
    await settle();
    expect([told.includes('cancel'), sheet().state]).toEqual([false, 'aborted']);
    expect(attempt(() => session.abort())).toEqual(INVALID);
    expect(attempt(() => construct().abort())).toEqual(INVALID);
    expect(broken()).toEqual([32, 32]);
  });

  test.each(['validatemerchant', 'paymentmethodselected', 'shippingcontactselected', 'paymentauthorized'])(
    '32, 33: may come from either side while %s is not answered',
    async (question) => {
      for (const how of ['abort', 'cancel'] as const) {
        const { ready, simulator, told, broken, sheet } = createSeller();
        const session = await ready({}, { [question]: silent });
        if (question === 'paymentauthorized') simulator.user.authorize();
        await settle();
        expect(sheet().state).toBe(question);
        if (how === 'abort') session.abort();
        else simulator.user.cancel();
        await vi.advanceTimersByTimeAsync(60_000);
        expect([told.filter((name) => name === 'cancel').length, sheet().state, broken()]).toEqual(
          how === 'abort' ? [0, 'aborted', []] : [1, 'cancelled', []],
        );
      }
    },
  );

  test('33: by the shopper is told in a later task, before the first question and between two as well', async () => {
    const { open, simulator, told, sheet } = createSeller();
    open();
    simulator.user.cancel();
    expect([told, sheet().state]).toEqual([[], 'cancelled']);
    await settle();
    expect(told).toEqual(['cancel']);
    const between = createSeller();
    await between.ready();
    between.simulator.user.selectContact('osaka');
    between.simulator.user.cancel();
    await settle();
    expect(between.told.slice(3)).toEqual(['cancel']);
    expect(attempt(() => between.simulator.user.cancel())).toMatch(/there is no sheet/);
  });

  test('34: comes with the back/forward cache, and with nothing else that hides a page', async () => {
    const { ready, target, told, sheet } = createSeller();
    await ready();
    const hide = (persisted: boolean) => target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    hide(false);
    expect(sheet().state).toBe('ready');
    hide(true);
    await settle();
    expect([told.at(-1), sheet().state]).toEqual(['cancel', 'cancelled']);
  });

  test.each([0, 1])('35: with status %i takes nothing afterwards', async (status) => {
    const { ready, simulator, told, broken } = createSeller();
    const session = await ready();
    simulator.user.authorize();
    await settle();
    session.completePayment({ status });
    const afterwards = [
      () => session.completePayment({ status }),
      () => session.completeShippingContactSelection(total(1)),
      () => session.completeMerchantValidation(merchantSession('')),
    ];
    expect(afterwards.map(attempt)).toEqual([INVALID, INVALID, INVALID]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.includes('cancel'), ...broken()]).toEqual([false, 35, 35, 35]);
  });
});
