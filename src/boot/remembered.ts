/**
 * Stands in a store's head before the page's body: applies what the compat pass found on an earlier page of this visit. A height that
 * came any later would move the page, because the skeletons are painted with it. Compiled like `snippet.ts`, and kept under 300 bytes.
 */

import { COMPAT_MEMORY } from '../names';

const page = self as { Shopify?: { theme?: { id?: unknown } }; 'karui:compat'?: string };
// Not a constant: the minifier would write the name out twice.
let name: typeof COMPAT_MEMORY = COMPAT_MEMORY;

try {
  // Read here, while the style sheets are on their way: the browser has to wait for the storage.
  const stored = sessionStorage[name] as string | undefined;
  // Not the names of the style sheets: few of them are known here. Not outerWidth: it is 0 on pages that have no window yet. There is
  // next to nothing to lay out so early.
  const width = innerWidth;
  // Few themes are named before the snippet. All are by the first frame, and this runs before it is drawn.
  requestAnimationFrame(() => {
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
  });
} catch {
  // There is no storage, and nothing will be remembered.
}
