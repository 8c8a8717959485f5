import { assert, oneof, property, string, webUrl } from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decelerationFlag, withParameters, endingOf } from '../../../src/press/cart/checkout-ending';
import type { DecelerationReason } from '../../../src/wallet';
import { cart } from './answers';
import { whilePageAdds } from '../../page-adds';

const CHECKOUT = 'https://shop.example/cart/c/c1?key=k1';

const PARAMETERS = [
  { storefront_wallet: 'true' },
  { skip_shop_pay: 'true' },
  { payment: 'shop_pay', redirect_source: 'x' },
];

test.each([
  ['https://shop.example/checkouts/1', 'https://shop.example/checkouts/1?storefront_wallet=true'],
  ['https://shop.example/c?storefront_wallet=false#pay', 'https://shop.example/c?storefront_wallet=true#pay'],
  ['http://localhost:4173/c', 'http://localhost:4173/c?storefront_wallet=true'],
  ['HTTPS://shop.example/c', 'https://shop.example/c?storefront_wallet=true'],
])('adds its parameter to %s', (address, expected) => {
  expect(withParameters(address, { storefront_wallet: 'true' })).toBe(expected);
});

const NOWHERE = [
  'javascript:alert(1)',
  'data:text/html,x',
  '/cart/c/1',
  '//evil.example',
  'https://',
  'http:',
  '',
  ' ',
];

test.each(NOWHERE)('does not lead to %j', (address) => {
  expect(withParameters(address, { storefront_wallet: 'true' })).toBe(null);
});

test('leads to a web address or nowhere, and keeps all parameters', () => {
  assert(
    property(oneof(webUrl({ withQueryParameters: true }), string()), (address) => {
      const url = withParameters(address, { skip_shop_pay: 'true' });
      if (url === null) return;
      const [before, after] = [new URL(address), new URL(url)];
      expect(after.protocol).toMatch(/^https?:$/);
      after.searchParams.delete('skip_shop_pay');
      expect([...after.searchParams]).toEqual([...before.searchParams]);
      expect([after.origin, after.pathname]).toEqual([before.origin, before.pathname]);
    }),
    // Addresses take long to make up.
    { numRuns: 30 },
  );
});

const FLAGS = {
  account_info_mismatch: 'wallet_account_info_mismatch',
  captcha_required: 'wallet_captcha_required',
  cart_empty: 'wallet_processing_failed',
  cart_not_ready: 'wallet_cart_not_ready',
  cart_throttled: null,
  currency_changed: 'wallet_currency_change',
  custom_validation: 'wallet_processing_failed',
  dynamic_tax: 'wallet_dynamic_tax',
  invalid_country: 'wallet_processing_failed',
  invalid_language: 'wallet_processing_failed',
  invalid_payment_amount: 'wallet_processing_failed',
  invalid_payment_deferred_payment_required: 'wallet_deferred_payment_required',
  localization_extension_field_error: 'wallet_localization_extension_field_error',
  missing_cart_id: 'wallet_processing_failed',
  not_enough_stock: 'wallet_not_enough_stock',
  payment_method_not_applicable: 'wallet_payment_method_not_applicable',
  payments_country_invalid: 'wallet_payments_country_invalid',
  redirect_to_checkout_required: 'wallet_processing_failed',
  unsupported_apple_pay_payment_method: 'wallet_unsupported_payment_method',
  unsupported_google_pay_payment_method: 'wallet_unsupported_payment_method',
} satisfies Record<DecelerationReason, string | null>;

test.each(Object.entries(FLAGS) as [DecelerationReason, string | null][])(
  'the reason %s leads to checkout with the flag %s alone, whatever parameters the press has',
  (reason, flag) => {
    expect(decelerationFlag(reason)).toBe(flag);
    for (const parameters of PARAMETERS) {
      expect(endingOf({ type: 'decelerate', reason, cart: cart() }, parameters)).toEqual({
        type: 'decelerate',
        reason,
        url: flag ? `${CHECKOUT}&${flag}=true` : CHECKOUT,
      });
    }
  },
);

test.each([
  ['/', '/cart'],
  ['/en-us/', '/en-us/cart'],
])('a missing cart leads to the store’s cart page, with its flag, below the page’s %j', (root, path) => {
  vi.stubGlobal('Shopify', { routes: { root } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(endingOf({ type: 'no_cart' }, { payment: 'shop_pay' })).toEqual({
    type: 'decelerate',
    reason: 'missing_cart_id',
    url: `https://shop.example${path}?wallet_processing_failed=true`,
  });
});

test.each([
  [{ storefront_wallet: 'true' }, '&storefront_wallet=true'],
  [{ skip_shop_pay: 'true' }, '&skip_shop_pay=true'],
  [{ payment: 'shop_pay', redirect_source: 'x' }, '&payment=shop_pay&redirect_source=x'],
])('success redirects with the parameters %j', (parameters, added) => {
  expect(endingOf({ type: 'success', cart: cart() }, parameters)).toEqual({ type: 'redirect', url: CHECKOUT + added });
});

test.each([
  { type: 'unrecoverable', error: 'why' } as const,
  { type: 'custom_validation', message: '一人3個まで' } as const,
  { type: 'out_of_stock' } as const,
])('$type ends as it is', (outcome) => {
  expect(endingOf(outcome)).toEqual(outcome);
});

test.each(NOWHERE)('a cart that leads to %j is unrecoverable', (address) => {
  const broken = { ...cart(), checkoutUrl: address };
  const ending = { type: 'unrecoverable', error: new Error(`the checkout address is no web address: ${address}`) };
  expect(endingOf({ type: 'success', cart: broken }, {})).toEqual(ending);
  expect(endingOf({ type: 'decelerate', reason: 'dynamic_tax', cart: broken })).toEqual(ending);
});

test('a reason’s flag is not one that the page has added to every object', async () => {
  const added = { not_enough_stock: 'theirs' };
  expect(await whilePageAdds(added, () => decelerationFlag('not_enough_stock'))).toBe('wallet_not_enough_stock');
});
