const rules = new WeakMap<object, number>();

/** Throws what Safari throws, and remembers which rule was broken: the README lists them by number. */
export function refuse(rule: number, error: Error): never {
  rules.set(error, rule);
  throw error;
}

/** The rule that a refusal names; 0 for an error that no rule was broken for. */
export const ruleOf = (error: unknown): number =>
  (typeof error === 'object' && error !== null && rules.get(error)) || 0;

/** WebKit's `InvalidAccessError`, by default with the browser's general message. */
export const invalidAccess = (message = 'The object does not support the operation or argument.'): DOMException =>
  new DOMException(message, 'InvalidAccessError');
