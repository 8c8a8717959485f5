import { expect, test } from 'vitest';
import { createPressStory } from '../../src/telemetry/press-story';

type Step = [name: string, data: Readonly<Record<string, unknown>>];

/** The events of some entries in a row, in short. */
function told(steps: readonly Step[]): string[] {
  const chaptersOf = createPressStory();
  return steps.flatMap(([name, data], at) =>
    chaptersOf({ type: 'event', name, data, at }).map(({ event, wallet, subtype, reason }) =>
      [event, wallet, subtype, reason].filter(Boolean).join(' '),
    ),
  );
}
const ending = (wallet: string, type: string, rest: object = {}): Step => ['ending', { wallet, type, ...rest }];

test.each<[what: string, steps: Step[], events: string[]]>([
  [
    'Buy It Now',
    [['impression', { wallet: 'buy_it_now' }], ['press', { wallet: 'buy_it_now' }], ending('buy_it_now', 'redirect')],
    ['impression buy_it_now', 'click buy_it_now', 'redirect buy_it_now'],
  ],
  [
    'an order in Apple’s sheet',
    [['press', { wallet: 'apple_pay', opened: {} }], ending('apple_pay', 'redirect')],
    ['click apple_pay', 'sheet_opened apple_pay', 'completed apple_pay'],
  ],
  [
    'Apple Pay without a sheet',
    [['press', { wallet: 'apple_pay' }], ending('apple_pay', 'redirect')],
    ['click apple_pay', 'redirect apple_pay'],
  ],
  [
    'a sheet that is closed while its order is made',
    [
      ['press', { wallet: 'google_pay', isVendors: true }],
      ending('google_pay', 'cancelled'),
      ending('google_pay', 'redirect'),
    ],
    ['click google_pay', 'sheet_opened google_pay', 'sheet_cancelled google_pay', 'completed google_pay'],
  ],
  [
    'PayPal, which checkout completes',
    [['press', { wallet: 'paypal', isVendors: true }], ending('paypal', 'redirect')],
    ['click paypal', 'sheet_opened paypal', 'redirect paypal'],
  ],
  [
    'Amazon, whose page is no window',
    [['press', { wallet: 'amazon_pay', isVendors: true }], ending('amazon_pay', 'handed_over')],
    ['click amazon_pay', 'redirect amazon_pay'],
  ],
  [
    'a cart for checkout',
    [['press', { wallet: 'shop_pay' }], ending('shop_pay', 'decelerate', { reason: 'cart_throttled' })],
    ['click shop_pay', 'deceleration shop_pay cart_throttled'],
  ],
  [
    'a press that fails',
    [['press', { wallet: 'shop_pay' }], ending('shop_pay', 'out_of_stock')],
    ['click shop_pay', 'failed shop_pay out_of_stock'],
  ],
  [
    'a press whose host is gone',
    [['press', { wallet: 'shop_pay' }], ending('shop_pay', 'cancelled')],
    ['click shop_pay'],
  ],
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
