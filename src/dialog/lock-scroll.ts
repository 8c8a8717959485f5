/**
 * Keeps the page from scrolling behind a dialog, without a pixel of movement: the place of a visible scroll bar is kept free.
 * A sheet of our own does it, so that nothing of the theme's styles has to be put back. CSS alone can't: `:has()` does not see
 * a dialog inside a shadow root.
 *
 * @returns unlocks
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const bar = innerWidth - root.clientWidth;
  // Where the root's overflow is `visible`, the window scrolls as the body's says. If the root got one then, the body would become a scroller
  // of its own, and the page would jump to its top.
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
