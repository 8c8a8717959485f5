/** Allows one level of nested parentheses: themes do not use more. */
const WHERE = /:where\((?:[^()]|\([^()]*\))*\)/g;

/**
 * The specificity of one complex selector as one number: thousands for classes (with attributes and pseudo-classes), millions for
 * ids. The arguments of `:is`, `:not` and `:has` are added up where the standard takes the weightiest; with a single argument, which
 * is what themes write, that is the same.
 */
export function specificity(selector: string): number {
  const plain = selector
    .replace(/\[[^\]]*\]/g, '.attribute')
    .replace(WHERE, '')
    .replace(/:(is|not|has)\(/g, ' (');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  // Without look-behind, which Safari knows from 16.4 on.
  return 1e6 * count(/#/g) + 1e3 * count(/\.|(^|[^:]):(?!:)/g) + count(/(^|[^\w.#:-])[a-z]|::/gi);
}
