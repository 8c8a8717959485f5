/**
 * Currencies without a smaller unit (ISO 4217, list one). `Intl` cannot be asked: it follows the CLDR, which is about prices of daily
 * life and gives 18 currencies fewer digits than they are charged with.
 */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';

/** Digits after the point that a sheet can show of a currency: never more than two, also where the currency has three. */
export const sheetDigits = (currency: string): number => (WHOLE.split(' ').includes(currency.toUpperCase()) ? 0 : 2);

/**
 * Decimals as text, the way the API writes them ("25.0", "1234", "-3.50"). They are calculated as whole numbers, because a
 * float cannot hold 0.1 exactly.
 */
interface Decimal {
  units: bigint;
  /** Digits after the point. */
  scale: number;
}

const DECIMAL = /^(-?\d+)(?:\.(\d*))?$/;

function parse(text: string): Decimal {
  const [, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  // A price that cannot be read must not become a price of 0.
  if (whole === undefined) throw new TypeError(`not a decimal: ${text}`);
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

const power = (digits: number): bigint => 10n ** BigInt(digits);

function write({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return (units < 0n ? '-' : '') + whole + (scale > 0 ? `.${digits.slice(-scale)}` : '');
}

const widen = ({ units, scale }: Decimal, to: number): bigint => units * power(to - scale);

/** Sum of the decimals; "0" for none. Like all functions here, throws a TypeError for text that is not a decimal. */
export function add(...amounts: readonly string[]): string {
  const decimals = amounts.map(parse);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  let units = 0n;
  // A loop, because old libraries such as Prototype.js replace `reduce`.
  for (const decimal of decimals) units += widen(decimal, scale);
  return write({ units, scale });
}

/** The decimal with the opposite sign; zero gets none. */
export function negate(amount: string): string {
  const { units, scale } = parse(amount);
  return write({ units: -units, scale });
}

/** Whether a decimal is 0, however it is written. */
export function isZero(amount: string): boolean {
  return !parse(amount).units;
}

/** Whether a sheet can show an amount as it is charged: 1.995 KWD has a digit too many. */
export function fitsSheet(amount: string, currency: string): boolean {
  const { units, scale } = parse(amount);
  return units % power(Math.max(0, scale - sheetDigits(currency))) === 0n;
}

/**
 * The amount for a sheet: always two decimals, "1234.00" for 1234.0 JPY. Apple Pay and Google Pay take yen with or without a fraction,
 * but neither takes one or three digits. Only for amounts that fit: nothing but zeros is cut off.
 */
export function sheetAmount(amount: string): string {
  const { units, scale } = parse(amount);
  return write({ units: scale > 2 ? units / power(scale - 2) : units * power(2 - scale), scale: 2 });
}

/* Labels of a sheet's lines. Not a table, because the bundler inlines such texts where they are used. */
export const SUBTOTAL = '小計';
export const SHIPPING = '配送料';
export const OF_ONE_TIME_PURCHASE = '（通常購入）';
export const OF_SUBSCRIPTION = '（定期購入）';
export const DUTIES = '関税';
export const TAXES = '税金';
export const DISCOUNT = '割引';
