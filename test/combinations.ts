import { createRequire } from 'node:module';
import type * as Covertable from 'covertable';

// Its build names no exports that Node's modules could import.
const { make } = createRequire(import.meta.url)('covertable') as typeof Covertable;

/** Whether everything is tested, by `npm run test:all`; `npm test` takes one of each. */
export const testsAll = process.env['KARUI_TESTS'] === 'all';

/** What has several values: name → values. */
type Axes = Readonly<Record<string, readonly unknown[]>>;
type OneOfEach<T extends Axes> = { [Name in keyof T]: T[Name][number] };

/** Every combination of the values. */
const product = <T extends Axes>(axes: T): OneOfEach<T>[] =>
  Object.entries(axes).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as OneOfEach<T>[];

/** Few combinations that have each pair of values in one of them, the same ones each time. */
function pairs<T extends Axes>(axes: T): OneOfEach<T>[] {
  const names = Object.keys(axes);
  const rows = make(Object.values(axes).map((values) => values.slice()));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as OneOfEach<T>);
}

/**
 * Combinations to test: `npm test` has each pair of values in one of them, the same ones each time; `npm run test:all` has all.
 *
 * @param axes for example `{ theme: ['a', 'b'], wallet: ['shop_pay', 'paypal'], width: [390, 1280] }`
 * @param isPossible leaves out what can't be
 */
export function combinations<T extends Axes>(
  axes: T,
  isPossible: (row: OneOfEach<T>) => boolean = () => true,
): OneOfEach<T>[] {
  const rows = testsAll || Object.keys(axes).length < 3 ? product(axes) : pairs(axes);
  return rows.filter(isPossible);
}

/** Rows of a table to test: those that stand for a kind in `npm test`, every one in `npm run test:all`. */
export const rowsOf = <Kind, Other = Kind>(kinds: readonly Kind[], others: readonly Other[]): (Kind | Other)[] =>
  testsAll ? [...kinds, ...others] : [...kinds];
