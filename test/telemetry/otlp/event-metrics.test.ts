import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureEntries } from '../../../src/telemetry/otlp/event-metrics';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is recorded of entries, each `at` so many milliseconds after the page's start. */
function recorded(
  entries: readonly [name: string, at: number, data: Readonly<Record<string, unknown>>][],
): unknown[][] {
  const found: unknown[][] = [];
  const measure = measureEntries({ record: (...one) => found.push(one), collect: () => undefined });
  const start = Date.now() - performance.now();
  for (const [name, at, data] of entries) measure({ type: 'event', name, data, at: start + at });
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

test('the time that a shopper takes in a sheet is no part of the press', () => {
  const wallet = 'apple_pay';
  const sheet = (ending: string, steps: Parameters<typeof recorded>[0]) =>
    recorded([
      ['press', 1000, { wallet, at: 1000 }],
      ['sheet_opened', 1000, { wallet }],
      ...steps,
      ['ending', 9700, { wallet, type: ending }],
    ]).filter(([name]) => /duration/.test(String(name)));
  const durations = (ending: string, press: number, own: number) => [
    ['press.duration', { wallet, ending }, press],
    ['sheet.duration', { wallet, ending }, own],
  ];
  const approved = (at: number): Parameters<typeof recorded>[0][number] => ['sheet_approved', at, { wallet }];
  expect(sheet('redirect', [approved(8000)])).toEqual(durations('redirect', 1700, 7000));
  // A card that was refused, then another one.
  expect(sheet('redirect', [approved(3000), approved(8000)])).toEqual(durations('redirect', 1700, 7000));
  expect(sheet('cancelled', [])).toEqual(durations('cancelled', 0, 8700));
  expect(sheet('cancelled', [approved(3000)])).toEqual(durations('cancelled', 0, 8700));
});

test('a press without a sheet has none of the time of the one before', () => {
  const wallet = 'google_pay';
  const found = recorded([
    ['press', 1000, { wallet, at: 1000 }],
    ['sheet_opened', 1200, { wallet }],
    ['ending', 5000, { wallet, type: 'cancelled' }],
    ['press', 6000, { wallet, at: 6000 }],
    ['ending', 6500, { wallet, type: 'redirect' }],
  ]);
  expect(found.at(-1)).toEqual(['press.duration', { wallet, ending: 'redirect' }, 500]);
});

test('a device that has slept before the press does not make it longer', () => {
  // Most browsers' `performance.now()` stands still meanwhile.
  vi.setSystemTime(Date.now() + 3_600_000);
  const found = recorded([
    ['press', 1000, { wallet: 'shop_pay', at: 1000 }],
    ['ending', 1640, { wallet: 'shop_pay', type: 'redirect' }],
  ]);
  expect(found).toContainEqual(['press.duration', { wallet: 'shop_pay', ending: 'redirect' }, 640]);
});

test('a duration of less than a millisecond is 0, because entries have whole milliseconds', () => {
  const found = recorded([
    ['prepared', 1000, { wallet: 'shop_pay', at: 1000.4 }],
    ['press', 1000, { wallet: 'shop_pay', at: 1000.4 }],
    ['ending', 1000, { wallet: 'shop_pay', type: 'redirect' }],
  ]);
  expect(found).toContainEqual(['warm.duration', { wallet: 'shop_pay' }, 0]);
  expect(found).toContainEqual(['press.duration', { wallet: 'shop_pay', ending: 'redirect' }, 0]);
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
