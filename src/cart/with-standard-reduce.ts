type Visit = (result: unknown, one: unknown) => unknown;

function fold(list: Iterable<unknown>, visit: Visit, start: unknown): unknown {
  let result = start;
  for (const one of list) result = visit(result, one);
  return result;
}

/** Always with a start value: nobody who runs below calls them without. */
const STANDARD = {
  reduce(this: unknown[], visit: Visit, start: unknown) {
    return fold(this, visit, start);
  },
  reduceRight(this: unknown[], visit: Visit, start: unknown) {
    return fold([...this].reverse(), visit, start);
  },
};

function isStandard(name: keyof typeof STANDARD): boolean {
  try {
    return [2, 3][name]((result, one) => result - one, 9) === 4;
  } catch {
    // Another order of arguments, for example.
    return false;
  }
}

function define(name: string, property: PropertyDescriptor): void {
  // oxlint-disable-next-line no-extend-native -- for a moment, and never where the page has not done so before
  Object.defineProperty(Array.prototype, name, property);
}

/**
 * Runs something synchronous with `reduce` and `reduceRight` as the standard has them, and puts the page's own back before it returns.
 * wretch calls them at every step; libraries of old had methods of their own by these names, and then no call would leave the page.
 * Where they are as they should be, nothing is touched.
 */
export function withStandardReduce<T>(run: () => T): T {
  const theirs: [string, PropertyDescriptor][] = [];
  try {
    for (const name of ['reduce', 'reduceRight'] as const) {
      const before = Object.getOwnPropertyDescriptor(Array.prototype, name);
      if (!before || isStandard(name)) continue;
      define(name, { ...before, value: STANDARD[name] });
      theirs.push([name, before]);
    }
    return run();
  } finally {
    for (const [name, before] of theirs) define(name, before);
  }
}
