import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Given, SessionKind } from './rules/types';
import { leaveNamespace } from './page/place';
import { createSeller, fakeClock, INSTANCE, settle, startSession } from './seller';
import { createPayPalV6Simulator } from './simulator';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

describe('an instance is refused', () => {
  test.each<[rule: number, message: string, changes: Given]>([
    [4, 'Unknown option: currency', { currency: 'JPY' }],
    [4, 'Expected either a clientId or a clientToken', { clientId: '' }],
    [4, 'Expected either a clientId or a clientToken', { clientToken: 'T' }],
    [4, 'Expected components', { components: [] }],
    [4, 'Unknown component: buttons', { components: ['buttons'] }],
    [4, 'Unknown pageType: product', { pageType: 'product' }],
    [28, 'Expected a BCP 47 locale, got ja_JP', { locale: 'ja_JP' }],
  ])('%i: %s', async (rule, message, changes) => {
    const { namespace, violations } = createPayPalV6Simulator();
    await expect(namespace.createInstance({ ...INSTANCE, ...changes })).rejects.toThrow(message);
    expect(violations).toEqual([expect.stringMatching(new RegExp(`^${rule}: `))]);
  });
});

test('4: an instance comes late, fails, or never comes', async () => {
  const { namespace, options } = createPayPalV6Simulator({ instance: 2000 });
  const seen: string[] = [];
  const make = () =>
    namespace.createInstance(INSTANCE).then(
      () => void seen.push('made'),
      ({ code }: { code: string }) => void seen.push(code),
    );
  void make();
  await settle(1999);
  expect(seen).toEqual([]);
  await settle(2);
  options.instanceFails = 'ERR_DOMAIN_MISMATCH';
  void make();
  await settle(2001);
  Object.assign(options, { instanceFails: null, agreements: 'gone' });
  void make();
  await settle(2001);
  options.instance = 'never';
  void make();
  await settle(60_000);
  expect(seen).toEqual(['made', 'ERR_DOMAIN_MISMATCH', 'ERR_INIT_COMPONENT']);
});

test('5: an instance has the methods of the components that were named, and no others', async () => {
  const { namespace } = createPayPalV6Simulator();
  const making = namespace.createInstance({ ...INSTANCE, components: ['venmo-payments', 'card-fields'] });
  await settle();
  expect(Object.keys(await making).sort()).toEqual([
    'createVenmoOneTimePaymentSession',
    'findEligibleMethods',
    'updateLocale',
  ]);
});

describe('6: who is eligible', () => {
  const IPAD = { userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1' };
  test.each<[paypal: boolean, venmo: boolean, asked: Given, browser?: { userAgent: string }]>([
    [true, true, {}],
    [true, true, { currencyCode: 'USD', amount: '10.00' }],
    [true, false, { currencyCode: 'JPY' }],
    [true, false, { paymentFlow: 'RECURRING_PAYMENT' }],
    [true, false, {}, IPAD],
  ])('PayPal %s, Venmo %s for %j', async (paypal, venmo, asked, browser) => {
    const { instance } = await createSeller(browser && { browser });
    const found = await instance.findEligibleMethods(asked);
    expect([found.isEligible('paypal'), found.isEligible('venmo')]).toEqual([paypal, venmo]);
  });

  test.each<[Given]>([
    [{ countryCode: 'JP' }],
    [{ currencyCode: 'yen' }],
    [{ amount: 5 }],
    [{ paymentFlow: 'one-time' }],
  ])('%j breaks it', async (asked) => {
    const { instance, broken } = await createSeller();
    await instance.findEligibleMethods(asked).catch(() => {});
    expect(broken()).toEqual([6]);
  });

  test('can be refused, unknown, or asked in vain, which breaks nothing', async () => {
    const { instance, simulator, broken } = await createSeller({ options: { eligibility: 'none' } });
    expect((await instance.findEligibleMethods()).isEligible('paypal')).toBe(false);
    simulator.options.eligibility = 'rejects';
    await expect(instance.findEligibleMethods()).rejects.toMatchObject({ code: 'ERR_ELIGIBILITY' });
    expect(broken()).toEqual([]);
  });
});

describe('a session', () => {
  test.each<[rule: number, message: string, kind: SessionKind, changes: Given]>([
    [31, 'Unknown option: currency', 'paypal', { currency: 'JPY' }],
    [31, 'onCancel is undefined', 'paypal', { onCancel: undefined }],
    [31, 'Expected onError to be a function', 'paypal', { onError: 'x' }],
    [31, 'Unknown option: commit', 'venmo', { commit: false }],
    [31, 'Unknown option: commit', 'agreement', { commit: false }],
  ])('%i: is refused: %s', async (rule, message, kind, session) => {
    const { make, broken } = await createSeller({ kind, session });
    expect(make).toThrow(message);
    expect(broken()).toEqual([rule]);
  });

  test('31: of Venmo’s has onApprove', async () => {
    const { instance, broken } = await createSeller({ kind: 'venmo' });
    expect(() => instance.createVenmoOneTimePaymentSession!({})).toThrow('Expected onApprove');
    expect(broken()).toEqual([31]);
  });

  test('30, 33: says once whether its window pays', async () => {
    const { make, broken } = await createSeller({ session: { commit: true } });
    make();
    expect(broken()).toEqual([33]);
  });
});

describe('start is refused', () => {
  test.each<[rule: number, message: string, promise: unknown]>([
    [8, ".start() expects a Promise. Received 'function'", async () => ({ orderId: 'EC-1' })],
    [8, ".start() expects a Promise. Received 'string'", 'EC-1'],
  ])('%i: %s', async (rule, message, promise) => {
    const { make, broken } = await createSeller();
    expect(() => make().start({}, promise)).toThrow(message);
    expect(broken()).toEqual([rule]);
  });

  test.each<[rules: number[], code: string, kind: SessionKind, mode: string]>([
    [[13], 'ERR_INIT', 'paypal', 'window'],
    [[14], 'ERR_FLOW_REDIRECT', 'paypal', 'redirect'],
    [[15], 'ERR_FLOW_UNSUPPORTED_PRESENTATION_MODE', 'venmo', 'redirect'],
    [[15], 'ERR_FLOW_UNSUPPORTED_PRESENTATION_MODE', 'venmo', 'payment-handler'],
    [[15], 'ERR_FLOW_UNSUPPORTED_PRESENTATION_MODE', 'agreement', 'direct-app-switch'],
    [[], 'ERR_FLOW_PAYMENT_HANDLER_BROWSER_INCOMPATIBLE', 'paypal', 'payment-handler'],
    [[], 'ERR_FLOW_APP_SWITCH_INELIGIBLE', 'paypal', 'direct-app-switch'],
  ])('%j: %s for %s by %s', async (rules, code, kind, presentationMode) => {
    const { ends, broken } = await startSession({ kind, presentation: { presentationMode } });
    expect([ends, broken()]).toEqual([[code], rules]);
  });

  test('16: while another runs; or it is passed over', async () => {
    const { ends, start, simulator, broken } = await startSession();
    void start();
    await settle();
    expect(ends).toEqual(['ERR_FLOW_ALREADY_STARTED']);
    simulator.options.secondStart = 'ignored';
    void start();
    await settle();
    expect([ends, broken()]).toEqual([['ERR_FLOW_ALREADY_STARTED', 'resolved'], []]);
  });

  test('19, 22: after destroy, and after the page was left', async () => {
    for (const end of ['destroy', 'leave'] as const) {
      const { session, simulator, start, ends, tell, broken } = await startSession();
      if (end === 'destroy') session.destroy();
      else simulator.leave();
      await settle();
      expect([ends, tell(), simulator.flow()?.ended]).toEqual([['resolved'], [], 'destroyed']);
      void start();
      await settle();
      expect([ends, broken()]).toEqual([['resolved', 'ERR_INIT'], [19]]);
    }
  });
});

test('2, 26: the namespace stands under its own name, else at paypal, else beside what stands there', () => {
  const six = { version: '6' };
  const five = { version: '5.0.1' } as Record<string, unknown>;
  const globals: Record<string, unknown> = {};
  leaveNamespace(globals, null, six);
  expect(globals).toEqual({ paypal: six });
  const taken: Record<string, unknown> = { paypal: five };
  leaveNamespace(taken, 'own', six);
  expect(taken).toEqual({ paypal: { version: '5.0.1' }, own: six });
  leaveNamespace(taken, null, six);
  expect(five['v6']).toBe(six);
});
