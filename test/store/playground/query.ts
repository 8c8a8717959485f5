import { ALIGNMENTS, DEFAULTS, LIMITS, PAYPALS, PLACES, SHADOWS, type Playground, type Shadow } from './state';
import { walletNames, type WalletName } from './wallet-choices';

/** How one choice stands in the address. */
interface Field<T> {
  /** Undefined for a text that says nothing. */
  read(text: string): T | undefined;
  write(value: T): string;
  /** What it has to be, after "it has to be". */
  says: string;
}

/** A colour is written without its `#`, which ends a query. */
const colour = (text: string): string | undefined =>
  /^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : undefined;
const COLOUR = 'a colour as six hexadecimal digits, such as 1d5fa8';

const oneOf = <T extends string>(values: readonly T[]): Field<T> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
  says: `one of ${values.join(', ')}`,
});

const flag: Field<boolean> = {
  read: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  write: (value) => (value ? 'on' : 'off'),
  says: 'on or off',
};

const pixels = ([least, most]: readonly [number, number]): Field<number> => ({
  read: (text) => (/^\d{1,4}$/.test(text) && +text >= least && +text <= most ? Number(text) : undefined),
  write: String,
  says: `a whole number from ${least} to ${most}`,
});

/** A field whose null is never written, because it is the default. */
const orDefault = <T>({ read, write, says }: Field<T>): Field<T | null> => ({
  read,
  write: (value) => (value === null ? '' : write(value)),
  says,
});

const hex: Field<string> = { read: colour, write: (value) => value.slice(1), says: COLOUR };

const recommended: Field<WalletName | null> = {
  read: (text) => (text === 'none' ? null : walletNames.find((name) => name === text && name !== 'buy_it_now')),
  write: (value) => value ?? 'none',
  says: `none or one of ${walletNames.filter((name) => name !== 'buy_it_now').join(', ')}`,
};

const wallets: Field<readonly WalletName[]> = {
  read(text) {
    const names = text ? text.split(',') : [];
    const known = walletNames.filter((name) => names.includes(name));
    return known.length === names.length ? (names as WalletName[]) : undefined;
  },
  write: (value) => value.join(','),
  says: `wallets, each once, with commas between them: ${walletNames.join(', ')}`,
};

const background: Field<string> = {
  read: (text) => (text === 'light' || text === 'dark' ? text : colour(text)),
  write: (value) => value.replace('#', ''),
  says: `light, dark or ${COLOUR}`,
};

const fields: { readonly [K in keyof Playground]: Field<Playground[K]> } = {
  place: oneOf(PLACES),
  recommended,
  fallback: oneOf(walletNames),
  missing: flag,
  link: flag,
  appleScript: flag,
  wallets,
  paypal: oneOf(PAYPALS),
  height: orDefault(pixels(LIMITS.height)),
  radius: orDefault(pixels(LIMITS.radius)),
  gap: orDefault(pixels(LIMITS.gap)),
  shadow: oneOf(Object.keys(SHADOWS) as Shadow[]),
  align: oneOf(ALIGNMENTS),
  background,
  buy: orDefault(hex),
  text: orDefault(hex),
  width: pixels(LIMITS.width),
};

const names = Object.keys(fields) as (keyof Playground)[];

/** What an address asks for, and a sentence for each part of it that can't be used. */
export interface Asked {
  state: Playground;
  problems: string[];
}

function problemOf(name: string, text: string): string {
  const field = names.find((known) => known === name);
  return field
    ? `${name}=${text} can’t be used: it has to be ${fields[field].says}. The default is shown.`
    : `There is no ${name}. There are ${names.join(', ')}.`;
}

/** Reads an address's query: what is absent or can't be used is the default. */
export function readQuery(params: URLSearchParams): Asked {
  const state: Record<string, unknown> = { ...DEFAULTS };
  const problems: string[] = [];
  for (const [name, text] of params) {
    const value = Object.hasOwn(fields, name) ? fields[name as keyof Playground].read(text) : undefined;
    if (value === undefined) problems.push(problemOf(name, text));
    else state[name] = value;
  }
  return { state: state as unknown as Playground, problems };
}

/** The query that says what differs from the defaults; empty where nothing does. */
export function writeQuery(state: Playground): string {
  const written = <K extends keyof Playground>(name: K, of: Playground) => fields[name].write(of[name]);
  return names
    .filter((name) => written(name, state) !== written(name, DEFAULTS))
    .map((name) => `${name}=${written(name, state)}`)
    .join('&');
}
