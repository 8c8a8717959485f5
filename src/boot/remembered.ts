/**
 * What the compat pass found on an earlier page of this visit. A height that came any later than the skeletons would move the page. Compiled
 * like `snippet.ts`.
 */

import { COMPAT_MEMORY } from '../names';
import { page } from './page';

// Not a constant: the minifier would write the name out twice.
let name: typeof COMPAT_MEMORY = COMPAT_MEMORY;

let stored: string | undefined;
/** The window’s width as the page begins. */
let width: number | undefined;
try {
  // Read while the style sheets are on their way: the browser has to wait for the storage.
  stored = sessionStorage[name] as string | undefined;
  // Not the names of the style sheets: few of them are known here. Not outerWidth: it is 0 on pages that have no window yet. There is
  // next to nothing to lay out so early.
  width = innerWidth;
} catch {
  // There is no storage, and the next page will know nothing of this one.
}

/** Applies it: to be called once, when the theme is named, and before a host is drawn. */
export const applyRemembered = (): void => {
  try {
    // A comment, so that what is stored is a style sheet as it stands.
    const key = `/*${[((page.Shopify || {}).theme || {}).id, width]}*/`;
    page[name] = key;
    // On a first visit there is none. An error caught here would cost the first frame a millisecond: V8 parses the script again for its words.
    if (stored && stored.startsWith(key)) {
      // Constructed, because no policy forbids that.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(stored);
      // Where push() is refused there are no style queries either, and the rules would say nothing.
      document.adoptedStyleSheets.push(sheet);
      page[name] = stored;
    }
  } catch {
    // Nothing was remembered, or the browser is too old: the page begins with the defaults.
  }
};
