/** The mark by which other loaders of version 6 find a script that is under way. */
const MARK = 'data-loading-state';

/** How long a script may take until it is marked as loaded, in milliseconds. */
const LIMIT = 2000;

/**
 * What this project asks of a script besides: a namespace of its own, the mark, and a nonce in a page with nonces. A page's own core is left
 * alone: it is one without the mark and without a namespace, or the official loader's.
 *
 * @param violate told of each rule that was broken
 */
export function watchMark(script: HTMLScriptElement, violate: (rule: number, text: string) => void): void {
  if (!script.getAttribute('data-namespace')?.startsWith('karui')) return;
  const hasNonce = Array.from(document.scripts).some(({ nonce }) => nonce);
  if (script.getAttribute(MARK) !== 'pending') violate(32, `the script is not marked as ${MARK}="pending"`);
  if (hasNonce && !script.nonce) violate(24, 'the core’s script has no nonce in a page with nonces');
  setTimeout(() => {
    if (script.getAttribute(MARK) !== 'resolved') violate(32, `the script is not marked as ${MARK}="resolved"`);
  }, LIMIT);
}
