import iso4217 from 'currency-codes';
import type { Line } from '../rules/apple-pay-types';
import { refuse } from '../rules/refuse';
import { dictionary, oneOf, required, text, type Dictionary } from '../rules/web-idl';

const AMOUNT = /^-?[0-9]+(\.[0-9]+)?$/;
const MOST = 100_000_000;

/** Reads an amount as WebKit does: converted to text, which must be a plain decimal. */
export function readAmount(value: unknown): string {
  const amount = String(value);
  if (!AMOUNT.test(amount)) refuse(7, new TypeError(`"${amount}" is not a valid amount.`));
  return amount;
}

const typeOf = (given: Dictionary): Line['type'] =>
  given['type'] === undefined ? 'final' : oneOf(given['type'], ['final', 'pending'], 'ApplePayLineItem.type', 4);

/** Reads a line item; the amount of a pending one is ignored. */
export function readLine(value: unknown): Line {
  const given = dictionary(value);
  const label = text(given, 'ApplePayLineItem', 'label');
  const type = typeOf(given);
  if (type === 'pending') return { label, amount: null, type };
  return { label, amount: readAmount(required(given, 'ApplePayLineItem', 'amount', 'DOMString')), type };
}

/** Reads the total of a request or an update. `rule`: `positive` as documented, `any` allows 0 as newer WebKit does. */
export function readTotal(value: unknown, rule: 'positive' | 'any'): Line {
  const given = dictionary(value);
  const label = text(given, 'ApplePayLineItem', 'label');
  const type = typeOf(given);
  if (!label) refuse(8, new TypeError('Missing total label.'));
  if (given['amount'] === undefined) refuse(8, new TypeError('Missing total amount.'));
  const amount = readAmount(given['amount']);
  const sum = Number(amount);
  if (rule === 'any' && sum < 0) refuse(8, new TypeError('Total amount must not be negative.'));
  if (rule === 'positive' && sum <= 0) refuse(8, new TypeError('Total amount must be greater than zero.'));
  if (sum > MOST) refuse(8, new TypeError('Total amount is too big.'));
  return { label, amount, type };
}

/** Decimal places of a currency. Not from `Intl`, where 18 currencies have fewer than they are charged with. */
const minorUnits = (currency: string): number => iso4217.code(currency)?.digits ?? 2;

/** The first amount with more decimal places than the currency has, such as `16.24` in yen. Trailing zeros are allowed. */
export function amountWithoutCoin(amounts: readonly (string | null)[], currency: string): string | undefined {
  const most = minorUnits(currency);
  return amounts.find((amount): amount is string => (amount?.split('.')[1]?.replace(/0+$/, '') ?? '').length > most);
}
