import { expect, test } from 'vitest';
import { clientError } from '../../src/api/client-error';
import { createPressStory } from '../../src/telemetry/press-story';

type Step = [name: string, data: Readonly<Record<string, unknown>>];

/** The events of some entries in a row, in short. */
function told(steps: readonly Step[]): string[] {
  const happeningOf = createPressStory();
  return steps.flatMap(([name, data], at) => {
    const happening = happeningOf({ type: 'event', name, data, at });
    if (!happening) return [];
    const { event, wallet, subtype, reason } = happening;
    return [event, wallet, subtype, reason].filter(Boolean).join(' ');
  });
}
test('an order has the token of its cart, without the cart’s key, and only that order', () => {
  const happeningOf = createPressStory();
  const wallet = 'apple_pay';
  const next = (name: string, data: object) => happeningOf({ type: 'event', name, data: { wallet, ...data }, at: 0 });
  next('press', { page: 'product' });
  next('sheet_opened', {});
  next('submitting', { cart: 'gid://shopify/Cart/Z2NwLWFzaWE6MDE?key=secret' });
  const url = 'https://shop.example/thanks';
  expect(next('ending', { type: 'redirect', url })).toMatchObject({
    event: 'completed',
    token: 'Z2NwLWFzaWE6MDE',
    url,
  });
  expect(next('ending', { type: 'redirect', url })).toMatchObject({ event: 'redirect', token: undefined });
});

test('an event has the type of the page that its button was pressed on, until the next press', () => {
  const happeningOf = createPressStory();
  const page = (name: string, data: object) =>
    happeningOf({ type: 'event', name, data: { wallet: 'shop_pay', ...data }, at: 0 })?.page;
  expect(page('press', { page: 'cart_ajax' })).toBe('cart_ajax');
  expect(page('ending', { type: 'redirect' })).toBe('cart_ajax');
  expect(page('press', { page: 'product' })).toBe('product');
  expect(page('impression', { page: 'cart_ajax' })).toBe('cart_ajax');
  expect(page('ending', { type: 'redirect' })).toBe('product');
});

test('a press that Amazon has rejected says so', () => {
  const happeningOf = createPressStory();
  const error = new Error('amazon_pay', { cause: 'Invalid merchantId' });
  const data = { wallet: 'amazon_pay', type: 'decelerate', reason: 'redirect_to_checkout_required' };
  const subtype = (more: object) =>
    happeningOf({ type: 'event', name: 'ending', data: { ...data, ...more }, at: 0 })?.subtype;
  expect(subtype({ error })).toBe('rejected');
  expect(subtype({})).toBeUndefined();
});

const press = (wallet: string): Step => ['press', { wallet }];
const opened = (wallet: string): Step => ['sheet_opened', { wallet }];
const ending = (wallet: string, type: string, rest: object = {}): Step => ['ending', { wallet, type, ...rest }];

test.each<[what: string, steps: Step[], events: string[]]>([
  [
    'Buy It Now',
    [['impression', { wallet: 'buy_it_now' }], press('buy_it_now'), ending('buy_it_now', 'redirect')],
    ['impression buy_it_now', 'click buy_it_now', 'redirect buy_it_now'],
  ],
  [
    'an order in Apple’s sheet',
    [press('apple_pay'), opened('apple_pay'), ending('apple_pay', 'redirect')],
    ['click apple_pay', 'sheet_opened apple_pay', 'completed apple_pay'],
  ],
  [
    'Apple Pay without a sheet',
    [press('apple_pay'), ending('apple_pay', 'redirect')],
    ['click apple_pay', 'redirect apple_pay'],
  ],
  [
    'a sheet that is closed while its order is made',
    [press('google_pay'), opened('google_pay'), ending('google_pay', 'cancelled'), ending('google_pay', 'redirect')],
    ['click google_pay', 'sheet_opened google_pay', 'sheet_cancelled google_pay', 'completed google_pay'],
  ],
  [
    'the order that a sheet made before, at the next press',
    [press('google_pay'), opened('google_pay'), ending('google_pay', 'redirect'), ending('google_pay', 'redirect')],
    ['click google_pay', 'sheet_opened google_pay', 'completed google_pay', 'redirect google_pay'],
  ],
  [
    'PayPal, which checkout completes',
    [press('paypal'), opened('paypal'), ending('paypal', 'redirect')],
    ['click paypal', 'sheet_opened paypal', 'redirect paypal'],
  ],
  [
    'Amazon, whose page is no window',
    [press('amazon_pay'), ending('amazon_pay', 'handed_over')],
    ['click amazon_pay', 'redirect amazon_pay'],
  ],
  [
    'a cart for checkout',
    [press('shop_pay'), ending('shop_pay', 'decelerate', { reason: 'cart_throttled' })],
    ['click shop_pay', 'deceleration shop_pay cart_throttled'],
  ],
  [
    'a payment in a sheet whose time was over',
    [
      press('google_pay'),
      opened('google_pay'),
      ending('google_pay', 'decelerate', {
        reason: 'redirect_to_checkout_required',
        error: clientError('timeout', 'no result within 27000 ms'),
      }),
    ],
    ['click google_pay', 'sheet_opened google_pay', 'deceleration google_pay timeout redirect_to_checkout_required'],
  ],
  [
    'a sheet whose time was over before it had a cart',
    [
      press('google_pay'),
      opened('google_pay'),
      ending('google_pay', 'unrecoverable', { error: clientError('timeout', 'no result within 27000 ms') }),
    ],
    ['click google_pay', 'sheet_opened google_pay', 'failed google_pay timeout'],
  ],
  [
    'a sheet that ends by another failed call',
    [
      press('google_pay'),
      opened('google_pay'),
      ending('google_pay', 'unrecoverable', { error: clientError('status', '') }),
    ],
    ['click google_pay', 'sheet_opened google_pay', 'failed google_pay unrecoverable'],
  ],
  [
    'a press that fails',
    [press('shop_pay'), ending('shop_pay', 'out_of_stock')],
    ['click shop_pay', 'failed shop_pay out_of_stock'],
  ],
  ['a press whose host is gone', [press('shop_pay'), ending('shop_pay', 'cancelled')], ['click shop_pay']],
  [
    'a wallet that is withdrawn',
    [['not_eligible', { wallet: 'venmo', reason: 'not_ready' }]],
    ['eligibility venmo withdrawn not_ready'],
  ],
  ['a policy', [['policy_opened', {}]], ['policy_opened']],
  [
    'what is no event',
    [
      ['style_compat', { css: '' }],
      ['toString', {}],
    ],
    [],
  ],
])('%s', (_what, steps, events) => {
  expect(told(steps)).toEqual(events);
});
