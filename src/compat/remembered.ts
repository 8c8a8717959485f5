import { adoptStyle } from '../lib/adopt-style';

/** What the compat pass found on an earlier page of this visit. */
export interface Memory {
  /** The page's style sheets and the window's width: what was found holds for these. */
  key: string;
  /** The rules that were applied; empty when there were none. */
  css: string;
}

/**
 * Applies what was found on an earlier page, before the first button is painted: a height that came later would move the page.
 * Reads the names of the style sheets, not their rules, and no layout. A constructed sheet, because no policy forbids it.
 */
export function applyRemembered(): Memory {
  // outerWidth because innerWidth makes the browser lay out the page.
  const key = `${[...document.styleSheets].map((sheet) => sheet.href)} ${outerWidth}`;
  try {
    const [before, css] = sessionStorage['karui:compat'].split('\n');
    if (before === key) {
      adoptStyle(document, css);
      return { key, css };
    }
  } catch {
    // Nothing was remembered, or there is no storage: then the pass runs anew.
  }
  return { key, css: '' };
}
