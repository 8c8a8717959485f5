/**
 * Stands in a store's head before the page's body: applies what the compat pass found on an earlier page of this visit. A height that
 * came any later would move the page, because the skeletons are painted with it. Compiled like `snippet.ts`, and kept under 300 bytes.
 */

// Replaced by a literal in the build, from the one table of names.
declare const BOOT_MEMORY: 'karui:compat';

{
  /** What the compat pass reads: the same shape as its own. */
  interface Memory {
    key: string;
    rules: string[];
  }
  const page = window as { Shopify?: { theme?: { id?: unknown } }; 'karui:compat'?: Memory };

  try {
    const { theme } = page.Shopify || {};
    // Not the names of the style sheets: few of them are known here. Not outerWidth: it is 0 on pages that have no window yet. There is
    // next to nothing to lay out so early.
    const memory: Memory = (page[BOOT_MEMORY] = { key: `${(theme && theme.id) || ''} ${innerWidth}`, rules: [] });
    const [key, ...rules] = (sessionStorage[BOOT_MEMORY] as string).split('\v');
    if (key === memory.key) {
      // Constructed, because no policy forbids that.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules.join(''));
      // Where push() is refused there are no style queries either, and the rules would say nothing.
      document.adoptedStyleSheets.push(sheet);
      memory.rules = rules;
    }
  } catch {
    // Nothing was remembered, there is no storage, or the browser is too old: the page begins with the defaults.
  }
}
