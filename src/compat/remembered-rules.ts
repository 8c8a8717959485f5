/** Applies what the compat pass has found on an earlier page of this visit, before the first host is filled. */
import { COMPAT_MEMORY } from '../storage-names';
import { addStyleSheet } from '../lib/dom';

interface Page {
  Shopify?: { theme?: { id?: unknown } };
}

/**
 * The first line of what is remembered, a CSS comment: the theme and the width of the window for which the rules are valid.
 *
 * @param page the window
 * @param width of the window
 */
export const memoryKey = (page: object, width: number): string =>
  `/*${(page as Page).Shopify?.theme?.id ?? ''},${width}*/`;

const page = globalThis as { [COMPAT_MEMORY]?: string };

/**
 * To be called before a host is filled: by then the page has named its theme. Does this once. On a first visit nothing is stored, and then
 * the window's width is not asked: a phone's browser lays out the page for it.
 */
export function applyRemembered(): void {
  if (COMPAT_MEMORY in page) return;
  try {
    // Empty: nothing is remembered for this page.
    page[COMPAT_MEMORY] = '';
    const stored = sessionStorage.getItem(COMPAT_MEMORY);
    // Rules of another theme or width do not count. Not outerWidth, which is 0 on pages that have no window yet.
    if (!stored?.startsWith(memoryKey(page, innerWidth))) return;
    // A constructed style sheet, because no content policy forbids it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(stored);
    addStyleSheet(document, sheet);
    page[COMPAT_MEMORY] = stored;
  } catch {
    // There is no storage, or the browser is too old: the page begins with the defaults.
  }
}
