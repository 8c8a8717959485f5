type Visit = (result: unknown, one: unknown) => unknown;

/** Always with a start value: nobody who runs below calls them without. */
const STANDARD = {
  reduce(this: unknown[], visit: Visit, start: unknown) {
    let result = start;
    for (const one of this) result = visit(result, one);
    return result;
  },
  reduceRight(this: unknown[], visit: Visit, start: unknown) {
    let result = start;
    for (let index = this.length - 1; index >= 0; index--) result = visit(result, this[index]);
    return result;
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

/**
 * Runs something synchronous as if the page had left the language alone, and puts all back before it returns: `reduce` and
 * `reduceRight` are the standard's, and loops over keys meet nothing that stands on `Object.prototype`. wretch calls the former at
 * every step and zod runs such loops, so that on a page with a library of old neither would work at all. Where everything is as it
 * should be, nothing is touched.
 */
export function withNativePrototypes<T>(run: () => T): T {
  const undo: (() => void)[] = [];
  const change = (prototype: object, name: string, changes: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(prototype, name);
    if (!before?.configurable) return;
    Object.defineProperty(prototype, name, { ...before, ...changes });
    undo.push(() => Object.defineProperty(prototype, name, before));
  };
  try {
    for (const name of ['reduce', 'reduceRight'] as const) {
      if (!isStandard(name)) change(Array.prototype, name, { value: STANDARD[name] });
    }
    // oxlint-disable-next-line guard-for-in -- what is inherited is what is looked for
    for (const name in {}) change(Object.prototype, name, { enumerable: false });
    return run();
  } finally {
    for (const back of undo) back();
  }
}
