const rules = new WeakMap<object, number>();

/** Throws what the real thing throws, and remembers which rule was broken: the README of each simulator lists them by number. */
export function refuse(rule: number, error: object): never {
  rules.set(error, rule);
  // oxlint-disable-next-line typescript/only-throw-error -- Google rejects with plain objects
  throw error;
}

/** The rule that a refusal names; 0 for an error that no rule was broken for. */
export const ruleOf = (error: unknown): number =>
  (typeof error === 'object' && error !== null && rules.get(error)) || 0;
