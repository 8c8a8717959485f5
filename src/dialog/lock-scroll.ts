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
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{overflow:hidden!important}${
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
