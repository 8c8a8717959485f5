import { expect, test } from 'vitest';
import { measureEntries } from '../../../src/telemetry/otlp/measure';

/** What is recorded of entries, each `at` so many milliseconds after the page's start. */
function recorded(
  entries: readonly [name: string, at: number, data: Readonly<Record<string, unknown>>][],
): unknown[][] {
  const found: unknown[][] = [];
  const measure = measureEntries({ record: (...one) => found.push(one), collect: () => undefined });
  for (const [name, at, data] of entries) measure({ type: 'event', name, data, at: performance.timeOrigin + at });
  return found;
}

test('a press lasts from its click to its first ending', () => {
  const ending = { wallet: 'shop_pay', type: 'redirect' };
  const found = recorded([
    ['press', 1040, { wallet: 'shop_pay', at: 1000 }],
    ['ending', 1640, ending],
    ['ending', 1700, ending],
  ]);
  expect(found).toEqual([
    ['presses', { wallet: 'shop_pay' }],
    ['endings', { wallet: 'shop_pay', ending: 'redirect' }],
    ['press.duration', { wallet: 'shop_pay', ending: 'redirect' }, 640],
    ['endings', { wallet: 'shop_pay', ending: 'redirect' }],
  ]);
});

test.each<[name: string, data: Readonly<Record<string, unknown>>, records: unknown[][]]>([
  ['prepared', { wallet: 'paypal', at: 400 }, [['warm.duration', { wallet: 'paypal' }, 600]]],
  ['not_eligible', { wallet: 'venmo', reason: 'not_ready' }, [['withdrawn', { wallet: 'venmo', reason: 'not_ready' }]]],
  ['style_compat', { css: '' }, [['compat.samples', { theme_generation: 'current' }]]],
  ['style_compat', { css: 'a{}' }, [['compat.samples', { theme_generation: 'older' }]]],
  [
    'ending',
    { wallet: 'shop_pay', type: 'decelerate', reason: 'cart_throttled' },
    [
      ['endings', { wallet: 'shop_pay', ending: 'decelerate' }],
      ['decelerations', { wallet: 'shop_pay', reason: 'cart_throttled' }],
    ],
  ],
  ['impression', { wallet: 'paypal' }, []],
])('%s %j', (name, data, records) => {
  expect(recorded([[name, 1000, data]])).toEqual(records);
});
