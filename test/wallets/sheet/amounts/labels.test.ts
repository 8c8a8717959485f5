import { expect, test } from 'vitest';
import { recurringTotal } from '../../../../wallets/sheet/amounts/labels';

test.each([
  ['DAY', 1, '毎日'],
  ['DAY', 10, '10日ごと'],
  ['WEEK', 2, '2週間ごと'],
  ['MONTH', 1, '毎月'],
  ['MONTH', 3, '3か月ごと'],
  ['YEAR', 2, '2年ごと'],
])('what is paid again every %s by %i says so', (interval, count, words) =>
  expect(recurringTotal(interval, count)).toBe(`定期購入の合計（${words}）`),
);

test('an unknown interval is left out', () => expect(recurringTotal('CENTURY', 1)).toBe('定期購入の合計'));
