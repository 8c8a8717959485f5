type Visit = (result: unknown, item: unknown) => unknown;

/** Replacements for methods that the page has changed. Both need a start value, which wretch and zod always pass. */
const STANDARD = {
  reduce(this: unknown[], visit: Visit, start: unknown) {
    let result = start;
    for (const item of this) result = visit(result, item);
    return result;
  },
  reduceRight(this: unknown[], visit: Visit, start: unknown) {
    let result = start;
    for (let at = this.length - 1; at >= 0; at -= 1) result = visit(result, this[at]);
    return result;
  },
};

function isStandard(name: keyof typeof STANDARD): boolean {
  try {
    return [2, 3][name]((result, item) => result - item, 9) === 4;
  } catch {
    // A replacement may take its arguments in another order.
    return false;
  }
}

/**
 * Calls the synchronous `run` while `reduce` and `reduceRight` follow the standard and `Object.prototype` has no enumerable properties;
 * then restores the page's versions. wretch calls these methods, and zod loops over keys: with Prototype.js or MooTools in the page,
 * neither library would work. Does nothing in a page that has not changed them.
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
