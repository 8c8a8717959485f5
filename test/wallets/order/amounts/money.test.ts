import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { data as iso4217 } from 'currency-codes';
import { add, fitsSheet, isZero, negate, sheetAmount, sheetDigits } from '../../../../wallets/order/money';

/** A decimal as text, with the same number in thousandths. */
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 18n), fc.integer({ min: 0, max: 3 }))
  .map(([negative, digits, scale]) => {
    const text = String(digits).padStart(scale + 1, '0');
    const whole = text.slice(0, text.length - scale);
    return {
      text: `${negative ? '-' : ''}${whole}${scale > 0 ? `.${text.slice(-scale)}` : ''}`,
      thousandths: (negative ? -digits : digits) * 10n ** BigInt(3 - scale),
    };
  });

/** Reads what the functions give, by other means than theirs. */
function thousandths(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0'));
  return text.startsWith('-') ? -size : size;
}

describe('amounts', () => {
  test.each([
    ['0.1', '0.2', '0.3'],
    ['25.0', '1234', '1259.0'],
    ['-3.50', '3.5', '0.00'],
    ['9007199254740993.01', '0.01', '9007199254740993.02'],
  ])('%s and %s are %s', (a, b, sum) => expect(add(a, b)).toBe(sum));

  test('add up like whole numbers', () => {
    expect(add()).toBe('0');
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(thousandths(add(a.text, b.text))).toBe(a.thousandths + b.thousandths);
        expect(thousandths(add(a.text, negate(b.text)))).toBe(a.thousandths - b.thousandths);
        expect(isZero(add(a.text, negate(a.text)))).toBe(true);
      }),
    );
  });

  test('can be negated, and -0 is 0', () =>
    expect(['0', '-0.00', '12.50', '-1'].map(negate)).toEqual(['0', '0.00', '-12.50', '1']));

  test('are zero with any number of digits', () => {
    const texts = ['0', '0.0', '-0.00', '0.', '0.001', '-1'];
    expect(texts.filter(isZero)).toEqual(['0', '0.0', '-0.00', '0.']);
  });

  test.each(['', ' ', '1e3', '1,000', 'NaN', '.5', '--1', '¥100'])('"%s" is refused, and does not count as 0', (text) =>
    expect(() => add(text)).toThrow(TypeError),
  );
});

describe('in a sheet', () => {
  test.each(['usd', 'ZZZ', '', 'not a currency', 'constructor'])('the currency "%s" has 2 digits', (currency) =>
    expect(sheetDigits(currency)).toBe(2),
  );

  test('currencies have the digits of ISO 4217, two at most', () => {
    const wrong = iso4217
      // Metals and the like have none in the standard, and nobody is charged in them.
      .filter(({ code, digits }) => !(digits === 0 && code.startsWith('X') && !/^X[AOP]F$/.test(code)))
      .filter(({ code, digits }) => sheetDigits(code) !== Math.min(2, digits));
    expect([wrong, iso4217.length > 150, sheetDigits('jpy')]).toEqual([[], true, 0]);
  });

  test.each([
    ['1990.50', 'HUF', true],
    ['1.990', 'KWD', true],
    ['1.995', 'KWD', false],
    ['1234.0', 'JPY', true],
    ['1234.5', 'JPY', false],
    ['0.001', 'USD', false],
  ])('%s %s is shown as it is charged: %s', (amount, currency, fits) => expect(fitsSheet(amount, currency)).toBe(fits));

  test.each([
    ['25.0', '25.00'],
    ['-1234.000', '-1234.00'],
    ['7', '7.00'],
    ['-0', '0.00'],
  ])('%s is %s', (amount, inSheet) => expect(sheetAmount(amount)).toBe(inSheet));

  test('every amount that fits is itself, with two decimals', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom('JPY', 'USD', 'KWD'), ({ text, thousandths: exact }, currency) => {
        fc.pre(fitsSheet(text, currency));
        const shown = sheetAmount(text);
        expect(shown).toMatch(/^-?\d+\.\d\d$/);
        expect(thousandths(shown)).toBe(exact);
      }),
    );
  });
});
