import { addStyleSheet, ofDocument } from '../lib/dom';

/** Changes that a page may make to the place of our element. */
interface PlaceChanges {
  /** The element has left the page, alone or together with an ancestor. */
  gone(): void;
  /** The element was removed and inserted again, for example because the page has put a new element around its content. */
  moved(): void;
}

/**
 * Tells what the page does to an element's place.
 *
 * @returns stops watching
 */
function watchPlace(element: Element, { gone, moved }: PlaceChanges): () => void {
  const observer = new MutationObserver((records) => {
    if (!element.isConnected) return gone();
    const wasOut = records.some(({ removedNodes }) => Array.from(removedNodes).some((node) => node.contains(element)));
    if (wasOut) moved();
  });
  // Watches the whole document, because some pages replace their body.
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

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
function lockScroll(): () => void {
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

/**
 * Gives a text a tab stop while it scrolls, so that the keyboard can scroll it: it may begin to, or no longer need to, when a phone is turned.
 *
 * @returns stops following
 */
function followOverflow(text: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  });
  observer.observe(text);
  return () => observer.disconnect();
}

/** The open dialog. Only one is open at a time: opening the next one closes it. */
let openedDialog: HTMLDialogElement | null = null;

/**
 * A ref that keeps a dialog modal above a page that does not scroll, for as long as it is set. Throws where the browser can't open
 * a dialog.
 *
 * @returns lets the page scroll again
 */
export function makeModal(dialog: HTMLDialogElement | null): void | (() => void) {
  if (!dialog) return;
  openedDialog?.close();
  dialog.showModal();
  openedDialog = dialog;
  const unfollow = followOverflow(dialog.querySelector<HTMLElement>('.message')!);
  const unlock = lockScroll();
  const unwatch = watchPlace((dialog.getRootNode() as ShadowRoot).host, {
    // The same as a press of its button: the code that waits for the end continues, and the page is unlocked.
    gone: () => dialog.close(),
    // Moved, the dialog has left the browser's top layer but still has its `open` attribute.
    moved() {
      dialog.open = false;
      dialog.showModal();
    },
  });
  return () => {
    unwatch();
    unlock();
    unfollow();
  };
}
