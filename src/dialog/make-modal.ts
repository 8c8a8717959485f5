import { lockScroll } from './lock-scroll';
import { watchPlace } from './watch-place';

/**
 * Gives a text a tab stop while it scrolls, so that the keyboard can scroll it: it may begin to, or no longer need to, when a phone is turned.
 *
 * @returns stops following
 */
export function followOverflow(text: HTMLElement): () => void {
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
