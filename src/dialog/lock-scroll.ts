import { addStyleSheet } from '../core/lib/add-style-sheet';
import { ofDocument } from '../core/lib/of-document';

/** Adds a style to the page. @returns removes it; a browser that can't construct sheets lets the page scroll */
function addStyle(css: string): () => void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    addStyleSheet(document, sheet);
    return () => {
      const { adoptedStyleSheets: all } = document;
      all.splice(all.indexOf(sheet), 1);
    };
  } catch {
    return () => {};
  }
}

/**
 * Keeps the page behind a dialog from scrolling, and does not move it by a pixel: the space of a visible scroll bar stays reserved. A style
 * sheet of our own does this, so no style of the theme has to be restored. CSS alone can't, because `:has()` does not find a dialog inside
 * a shadow root.
 *
 * @returns unlocks
 */
export function lockScroll(): () => void {
  const root = ofDocument('documentElement');
  const bar = innerWidth - root.clientWidth;
  // If the root's overflow is `visible`, the window scrolls by the body's overflow. Setting the root's would make the body a scroller of
  // its own, and the page would jump to its top.
  const scroller = getComputedStyle(root).overflow === 'visible' ? '>body' : '';
  const css = `:root${scroller}{overflow:hidden!important}${
    bar > 0
      ? `:root{scrollbar-gutter:stable!important}@supports not (scrollbar-gutter:stable){:root{padding-right:${bar}px!important}}`
      : ''
  }`;
  return addStyle(css);
}
