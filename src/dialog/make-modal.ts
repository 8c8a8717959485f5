import { followOverflow } from './follow-overflow';
import { lockScroll } from './lock-scroll';
import { watchPlace } from './watch-place';

/** Only one dialog stands at a time: the next one closes it, if it is still open. */
let open: HTMLDialogElement | null = null;

/**
 * A ref that keeps a dialog modal above a page that does not scroll, for as long as it is set. Throws where the browser can't open
 * a dialog.
 *
 * @returns lets the page scroll again
 */
export function makeModal(dialog: HTMLDialogElement | null): void | (() => void) {
  if (!dialog) return;
  open?.close();
  dialog.showModal();
  open = dialog;
  const unfollow = followOverflow(dialog.querySelector<HTMLElement>('.message')!);
  const unlock = lockScroll();
  const forget = watchPlace((dialog.getRootNode() as ShadowRoot).host, {
    // As if by its button: what waits for that goes on, and the page is unlocked.
    gone: () => dialog.close(),
    // Moved, the dialog has left the browser's top layer but still has its `open` attribute.
    moved() {
      dialog.open = false;
      dialog.showModal();
    },
  });
  return () => {
    forget();
    unlock();
    unfollow();
  };
}
