import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ButtonOptions, Funding } from './rules/paypal-types';
import { createSeller, fakeClock, settle } from './seller';
import { AGREEMENT_ADDRESS, createPayPalSimulator, ORDER_ADDRESS } from './simulator';

beforeEach(() => void fakeClock());
afterEach(() => void vi.useRealTimers());

const DOLLARS = ORDER_ADDRESS.replace('JPY', 'USD');
const token = async () => 'EC-1';
const none = undefined as never;
const OWN = { 'data-namespace': 'karuiPayPal1' };

describe('39: a script', () => {
  test.each<[problem: string, address: string, attributes?: Record<string, string>, hasNonce?: boolean]>([
    ['commit is not false, although the total may still change', ORDER_ADDRESS.replace('&commit=false', '')],
    ['locale is en_US, not ja_JP', ORDER_ADDRESS.replace('ja_JP', 'en_US')],
    ['the address names no currency', ORDER_ADDRESS.replace('&currency=JPY', '')],
    ['components lack buttons', ORDER_ADDRESS.replace('buttons,', '')],
    ['components lack funding-eligibility', ORDER_ADDRESS.replace(',funding-eligibility', '')],
    ['enable-funding lacks venmo, so that Venmo needs a second script', ORDER_ADDRESS.replace('=venmo', '=paylater')],
    ['the address names enable-funding more than once', `${ORDER_ADDRESS}&enable-funding=venmo`],
    ['the script has no namespace of its own (data-namespace)', ORDER_ADDRESS, {}],
    ['data-csp-nonce in a page without a nonce', ORDER_ADDRESS, { ...OWN, 'data-csp-nonce': 'abc' }],
  ])('%s', (problem, address, attributes = OWN, hasNonce = false) => {
    const simulator = createPayPalSimulator();
    simulator.load(address, attributes, hasNonce);
    expect(simulator.violations).toEqual([`39: ${problem}`]);
  });

  test.each<[address: string, attributes?: Record<string, string>, hasNonce?: boolean]>([
    [AGREEMENT_ADDRESS],
    [`${ORDER_ADDRESS}&merchant-id=M&debug=true`],
    [ORDER_ADDRESS, { ...OWN, 'data-csp-nonce': 'abc', 'data-page-type': 'product-details' }, true],
    ['https://www.paypal.com/sdk/js?client-id=theme', {}],
  ])('%s is good', (address, attributes = OWN, hasNonce = false) => {
    const simulator = createPayPalSimulator();
    simulator.load(address, attributes, hasNonce);
    expect(simulator.violations).toEqual([]);
  });
});

describe('a button', () => {
  const style = (given: object, funding: Funding = 'paypal') =>
    ({ fundingSource: funding, style: given }) as ButtonOptions;
  test.each<[rule: number, message: string, button: ButtonOptions]>([
    [3, 'Must pass createOrder or createBillingAgreement', { createOrder: none }],
    [3, 'Do not pass both createBillingAgreement and createOrder', { createBillingAgreement: token }],
    [4, 'A button without a fundingSource is not simulated', { fundingSource: undefined } as never],
    [4, 'Invalid funding source: gold', { fundingSource: 'gold' } as never],
    [4, 'Invalid label: purchase', style({ label: 'purchase' })],
    [29, 'Unexpected style.color for paypal button: red', style({ color: 'red' })],
    [29, 'Unexpected style.color for venmo button: gold', style({ color: 'gold' }, 'venmo')],
    [29, 'Unexpected style.shape for paypal button: oval', style({ shape: 'oval' })],
    [29, 'Expected style.height to be a number, got: 44px', style({ height: '44px' })],
    [29, 'Expected style.height to be between 25px and 55px - got 24px', style({ height: 24 })],
  ])('%i: throws: %s', (rule, message, button) => {
    const { make, broken } = createSeller({ address: DOLLARS, button });
    expect(make).toThrow(message);
    expect(broken()).toEqual([rule]);
  });

  test.each<[Funding, object]>([
    ['paypal', { color: 'gold', shape: 'sharp', label: 'paypal', height: 25, disableMaxWidth: true, tagline: false }],
    ['paypal', { height: 55 }],
    ['venmo', { color: 'blue', shape: 'pill', label: 'pay', height: 44 }],
  ])('for %s may have the style %j', (fundingSource, given) => {
    const { make, broken } = createSeller({ address: DOLLARS, button: { fundingSource, style: given } });
    expect(make).not.toThrow();
    expect(broken()).toEqual([]);
  });

  const agreement = { createOrder: none, createBillingAgreement: token };
  test.each<[rules: number[], address: string, button: ButtonOptions]>([
    [[], AGREEMENT_ADDRESS, {}],
    [[3, 3], ORDER_ADDRESS, agreement],
    [[3], `${ORDER_ADDRESS}&vault=true`, agreement],
    [[3], AGREEMENT_ADDRESS, { createBillingAgreement: none, createOrder: token }],
  ])('breaks %j with %s and %j', (rules, address, button) => {
    const { make, broken } = createSeller({ address, button });
    make();
    expect(broken()).toEqual(rules);
  });

  test('6, 20, 41: is rendered once, into a container, and left alone after its end', async () => {
    const { make, paint, broken, simulator } = createSeller();
    const rejection = async (promise: Promise<unknown>) => {
      const error = promise.catch((reason: Error) => reason.message);
      await settle();
      return error;
    };
    expect(await rejection(make().render(none))).toBe('Expected an element or selector');
    const button = await paint();
    await button.render({} as HTMLElement);
    await button.close();
    expect(await rejection(button.close())).toBe('Component destroyed');
    expect(broken()).toEqual([6, 41, 20]);
    // The page is not to blame for a button that died by itself.
    const other = await paint();
    simulator.leave();
    expect(await rejection(other.close())).toBe('Component destroyed');
    expect(broken()).toHaveLength(3);
  });
});
