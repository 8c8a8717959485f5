import { describe, expect, test } from 'vitest';
import { createPayPalSimulator, AGREEMENT_ADDRESS, ORDER_ADDRESS } from '../simulator';

const OWN = { 'data-namespace': 'karuiPayPal1' };

test("an address that says nothing has PayPal's defaults", () => {
  const { params } = createPayPalSimulator({ themeClients: ['x'] }).load(
    'https://www.paypal.com/sdk/js?client-id=x',
    {},
  );
  expect(params).toEqual({
    clientId: 'x',
    currency: 'USD',
    intent: 'capture',
    commit: true,
    vault: false,
    locale: 'en_US',
    components: ['buttons'],
    enableFunding: [],
    disableFunding: [],
    namespace: 'paypal',
    nonce: '',
    pageType: null,
  });
});

describe('39: the address', () => {
  const problems = (address: string, attributes: Record<string, string> = OWN, hasNonce = false) => {
    const simulator = createPayPalSimulator();
    simulator.load(address, attributes, hasNonce);
    return simulator.violations;
  };

  test.each([ORDER_ADDRESS, AGREEMENT_ADDRESS, `${ORDER_ADDRESS}&merchant-id=M&debug=true`])(
    '%s is good',
    (address) => {
      expect(problems(address)).toEqual([]);
    },
  );

  test.each<[string, string]>([
    [ORDER_ADDRESS.replace('&commit=false', ''), 'commit is not false, although the total may still change'],
    [ORDER_ADDRESS.replace('ja_JP', 'en_US'), 'locale is en_US, not ja_JP'],
    [ORDER_ADDRESS.replace('&currency=JPY', ''), 'the address names no currency'],
    [ORDER_ADDRESS.replace(',funding-eligibility', ''), 'components lack funding-eligibility'],
    [ORDER_ADDRESS.replace('buttons,', ''), 'components lack buttons'],
    [ORDER_ADDRESS.replace('=venmo', '=paylater'), 'enable-funding lacks venmo, so that Venmo needs a second script'],
    [`${ORDER_ADDRESS}&enable-funding=venmo`, 'the address names enable-funding more than once'],
  ])('%s is not: %s', (address, text) => {
    expect(problems(address)).toEqual([`39: ${text}`]);
  });

  test.each([[{}], [{ 'data-namespace': 'paypal' }]])('needs a namespace of its own: %j', (attributes) => {
    expect(problems(ORDER_ADDRESS, attributes)).toEqual([
      '39: the script has no namespace of its own (data-namespace)',
    ]);
  });

  test('has a nonce where the page has one', () => {
    const attributes = { ...OWN, 'data-csp-nonce': 'abc' };
    expect(problems(ORDER_ADDRESS, attributes, true)).toEqual([]);
    expect(problems(ORDER_ADDRESS, attributes)).toEqual(['39: data-csp-nonce in a page without a nonce']);
  });

  test('of a theme is its own business', () => {
    expect(problems('https://www.paypal.com/sdk/js?client-id=theme', {})).toEqual([]);
  });
});

test('27: a page type that PayPal does not know throws', () => {
  const load = (type: string) => () => createPayPalSimulator().load(ORDER_ADDRESS, { ...OWN, 'data-page-type': type });
  expect(load('product-details')).not.toThrow();
  expect(load('product_page')).toThrow("Invalid page type, 'product_page'");
});

test('a namespace has only the components that were asked for', () => {
  const keys = (components: string) =>
    Object.keys(
      createPayPalSimulator().load(`https://www.paypal.com/sdk/js?client-id=theme&components=${components}`, {})
        .namespace,
    );
  expect([keys('buttons'), keys('messages')]).toEqual([
    ['version', 'FUNDING', 'Buttons'],
    ['version', 'FUNDING'],
  ]);
});
