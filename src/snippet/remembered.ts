/**
 * Applies what the compat pass found on an earlier page of this visit. A height that is applied after the skeletons are drawn would move
 * the page. Compiled like `snippet.ts`.
 */

import { memoryKey } from '../compat/memory-key';
import { COMPAT_MEMORY } from '../storage-names';
import { page } from './page';

let stored: string | null = null;
/** The window’s width as the page begins; empty where nothing is stored. */
let width: number | '' = '';
try {
  // Read while the style sheets are on their way: the browser has to wait for the storage.
  stored = sessionStorage.getItem(COMPAT_MEMORY);
  // Only where it is needed, because a phone's browser lays out the page for it. Not outerWidth, which is 0 on pages that have no window yet.
  if (stored) width = innerWidth;
} catch {
  // There is no storage: nothing can be remembered for the next page.
}

/** Applies what is stored. To be called once, after the page has named its theme and before a host is drawn. */
export const applyRemembered = (): void => {
  try {
    const key = stored ? memoryKey(page, width) : '';
    // Empty, or the rules of another theme or width: nothing is remembered for this page.
    page[COMPAT_MEMORY] = key;
    // On a first visit nothing is stored. To catch an error for that would cost the first frame a millisecond: V8 parses the script again
    // to write the error's message.
    if (key && stored!.startsWith(key)) {
      // A constructed style sheet, because no content policy forbids it.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(stored!);
      // A browser that refuses push() has no style queries either, so the rules would have no effect there.
      document.adoptedStyleSheets.push(sheet);
      page[COMPAT_MEMORY] = stored!;
    }
  } catch {
    // Nothing was remembered, or the browser is too old: the page begins with the defaults.
  }
};
