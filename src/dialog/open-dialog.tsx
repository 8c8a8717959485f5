import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { adoptStyle } from '../core/lib/adopt-style';
import type { DialogContent } from './content';
import { Dialog } from './dialog';
import css from './dialog.css?inline';

/** How long a closed dialog stays in the page, in milliseconds: as long as the transition in dialog.css. */
const ANIMATION = 300;

/** The events of a press, any of which a drawer may listen to, and that of a mouse's wheel. */
const KEPT = ['pointerdown', 'mousedown', 'touchstart', 'mouseup', 'touchend', 'click', 'keydown', 'wheel'];

/**
 * Keeps what is done in the dialog from the page. It would take a press for one outside of its drawer and close the drawer; and a page that
 * scrolls by script would scroll itself by the wheel, not the dialog's text.
 */
function keepFromPage(event: Event): void {
  event.stopPropagation();
  // The key that closes the dialog comes up when the focus is in the page again.
  if (event.type === 'keydown') addEventListener('keyup', keepFromPage, { capture: true, once: true });
}

/**
 * Stops the repetitions of a held key until another one is pressed. A key that is held since the press would close the dialog before the
 * shopper has read it; a key that is held since it closed the dialog would press the focused button again.
 */
function stopHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
  else removeEventListener('keydown', stopHeldKey, true);
}

/**
 * Opens a modal dialog above the page; it closes on its button, on Escape and on the overlay, and when the page
 * takes it away. Another one that is open is closed.
 *
 * @param opener gets the focus when the dialog closes; without it, whatever had the focus before
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function openDialog(content: DialogContent, opener?: HTMLElement | null): Promise<void> {
  const host = document.createElement('div');
  // Closed, so that neither the theme's styles nor its scripts reach in.
  const root = host.attachShadow({ mode: 'closed' });
  adoptStyle(root, css + (content.style ?? ''));
  addEventListener('keydown', stopHeldKey, true);
  // Nothing is prevented, so scrolling need not wait for it.
  for (const type of KEPT) host.addEventListener(type, keepFromPage, { passive: true });
  document.body.appendChild(host);

  const isOpen = signal(true);
  let stop = () => {};
  const leave = () => {
    stop();
    render(null, root);
    // Old libraries put a method of their own in the place of `remove`.
    host.parentNode?.removeChild(host);
  };
  try {
    await new Promise<void>((resolve) => {
      // As src/core/ui/mount.ts does: the content reads signals, too.
      stop = effect(() => render(<Dialog {...content} isOpen={isOpen.value} onClose={resolve} />, root));
    });
  } catch (error) {
    leave();
    throw error;
  }
  isOpen.value = false;
  addEventListener('keydown', stopHeldKey, true);
  opener?.focus({ preventScroll: true });
  setTimeout(leave, ANIMATION);
}
