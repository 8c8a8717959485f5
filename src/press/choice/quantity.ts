/**
 * The number in a quantity field: 1 if the field is absent or empty, 0 if it does not hold a whole number of at least 1. Full-width
 * Japanese digits count like the others.
 */
export function readQuantity(text = ''): number {
  const found = /^\s*(?:(\d+)(?:\.0*)?)?\s*$/.exec(text.normalize('NFKC'));
  return found ? Number(found[1] ?? 1) : 0;
}
