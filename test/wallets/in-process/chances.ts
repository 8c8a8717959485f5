import * as fc from 'fast-check';
import { contacts, type ContactName } from '../../simulators/shopper/contacts';
import { bookAndTeapot, cartWithCode, ebook, kyusu, subscription, tin, twoParcels } from './goods';
import type { Goods } from './journey';

const names = Object.keys(contacts) as ContactName[];
const GOOD: ContactName[] = ['tokyo', 'kyoto', 'osaka', 'hokkaido'];

/** Name of the contact with the address; mostly a valid one. */
export const someone = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...GOOD) }, fc.constantFrom(...names));

/** Goods that can be bought and need shipping. */
const SENT: Goods[] = [
  kyusu,
  { ...kyusu, variantId: 41_001, quantity: 2 },
  subscription,
  twoParcels,
  bookAndTeapot,
  cartWithCode,
];

/** Goods that can be bought and need no shipping; for one of them the page says that it does. */
const NOT_SENT: Goods[] = [ebook, { ...ebook, sends: true }];

/** Goods that can't be bought as the page says: no shipping for a teapot, more than the stock, sold out, another currency, an empty cart. */
const UNSOLD: Goods[] = [
  { ...kyusu, sends: false },
  { ...kyusu, variantId: 44_002, quantity: 2 },
  { ...kyusu, variantId: 44_003 },
  tin,
  { page: 'cart', filled: [], sends: true },
];

const mostlyOf = (sold: readonly Goods[], unsold: readonly Goods[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...sold) }, { weight: 1, arbitrary: fc.constantFrom(...unsold) });

/** What is bought: mostly something that the sheet can sell. */
export const anyGoods = mostlyOf([...SENT, ...NOT_SENT], UNSOLD);

/** The same for a sheet that sells only what is sent. */
export const anySentGoods = mostlyOf(SENT, [...NOT_SENT, ...UNSOLD]);

/** Mostly the first value, which is also the one that shrinking leads to. */
export const mostly = <T>(usual: T, ...rest: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, ...rest.map((arbitrary) => ({ weight: 1, arbitrary })));

/** Milliseconds for each way on the line, one after another. */
export const anyPace = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 90 }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 2000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 16_000 }) },
  ),
  { minLength: 1, maxLength: 4 },
);

/** How long everybody waits before the next step. */
export const anyWait = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 600 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
);

/** What is fixed before the press, for every wallet. */
export const anySetup = {
  code: mostly<string | null>(null, fc.constantFrom('OCHA10', 'TADA100', 'NATSU2024')),
  phoneRequired: fc.boolean(),
  emailRequired: mostly(true, fc.constant(false)),
  account: mostly<string | null>(null, fc.constant('account@example.jp')),
  pace: anyPace,
};
