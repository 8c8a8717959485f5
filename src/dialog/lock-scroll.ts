import { ofDocument } from '../core/lib/of-document';

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
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root${scroller}{overflow:hidden!important}${
      bar > 0
        ? `:root{scrollbar-gutter:stable!important}@supports not (scrollbar-gutter:stable){:root{padding-right:${bar}px!important}}`
        : ''
    }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
