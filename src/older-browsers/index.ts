/** For browsers that can't construct style sheets, such as Safari before 16.4: styles are elements in each root. */

/** Root → text → element. */
const elements = new WeakMap<object, Map<string, HTMLElement>>();

/** Adds a style element, or adds it again: a view that is rendered into a root removes what is not its own. */
export function adoptAsElement(root: Document | ShadowRoot, css: string): void {
  const styles = elements.get(root) ?? new Map<string, HTMLElement>();
  const style = styles.get(css) ?? document.createElement('style');
  elements.set(root, styles.set(css, style));
  if (style.parentNode) return;
  style.textContent = css;
  // A page that uses nonces refuses an element without one.
  style.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  (root.querySelector('head') ?? root).appendChild(style);
}
