/**
 * What stands in a quantity field, as a number: 1 for a field that is absent or empty, and 0 for what is no whole number from 1 on.
 * Digits that were typed as wide as Japanese letters count like the others.
 */
export function readQuantity(text = ''): number {
  const found = /^\s*(?:(\d+)(?:\.0*)?)?\s*$/.exec(text.normalize('NFKC'));
  return found ? Number(found[1] ?? 1) : 0;
}
