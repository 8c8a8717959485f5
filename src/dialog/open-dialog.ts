import type { DialogContent } from './content';
import css from './dialog.css?inline';
import { escapeInFrames } from './escape-in-frames';
import { keepFocus } from './keep-focus';
import { lockScroll } from './lock-scroll';
import { onOverlayPress } from './on-overlay-press';
import { watchPlace } from './watch-place';

/** As long as the way out in dialog.css. */
const ANIMATION = 300;

/** Only one dialog stands at a time: the next one closes it. */
let closeOpen: (() => void) | null = null;

// Old libraries put methods of their own in the place of `append` and `remove`, so neither is called here.
function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, content: string | Node) {
  const node = document.createElement(name);
  node.className = className;
  node.appendChild(typeof content === 'string' ? new Text(content) : content);
  return node;
}

function build({ title, message, button }: DialogContent) {
  const dialog = element('dialog', '', '');
  const heading = element('h2', 'title', title);
  const body = element('div', 'message', message);
  heading.id = 'title';
  body.id = 'message';
  dialog.setAttribute('aria-labelledby', heading.id);
  if (typeof message === 'string') dialog.setAttribute('aria-describedby', body.id);
  const box = element('div', 'box', heading);
  box.appendChild(body);
  dialog.appendChild(box);
  if (button !== undefined) {
    const close = element('button', 'close', button);
    close.type = 'button';
    close.autofocus = true;
    close.addEventListener('click', () => dialog.close());
    box.appendChild(close);
  }
  return { dialog, body };
}

/**
 * Opens a modal dialog above the page; it closes on its button, on Escape and on the overlay, and when the page
 * takes it away. Another one that is open is closed.
 *
 * @param opener gets the focus when the dialog closes; without it, whatever had the focus before
 * @returns resolves when the dialog is closed; rejects where the browser can't open one
 */
export async function openDialog(content: DialogContent, opener?: HTMLElement | null): Promise<void> {
  closeOpen?.();
  const host = document.createElement('div');
  // Closed, so that neither the theme's styles nor its scripts reach in.
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const { dialog, body } = build(content);
  root.appendChild(dialog);
  document.body.appendChild(host);
  keepFocus(dialog, root);
  escapeInFrames(dialog);
  onOverlayPress(dialog, () => dialog.close());

  const closed = new Promise<void>((resolve) => dialog.addEventListener('close', () => resolve(), { once: true }));
  try {
    dialog.showModal();
  } catch (error) {
    host.parentNode?.removeChild(host);
    throw error;
  }
  // What scrolls must be reachable by keyboard.
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  const unlock = lockScroll();
  const forget = watchPlace(host, {
    // As if by its button: what waits for that goes on, and the page is unlocked.
    gone: () => dialog.close(),
    // The browser has taken it from above the page and still calls it open.
    moved() {
      dialog.removeAttribute('open');
      dialog.showModal();
    },
  });
  const close = () => dialog.close();
  closeOpen = close;

  await closed;
  if (closeOpen === close) closeOpen = null;
  forget();
  unlock();
  opener?.focus({ preventScroll: true });
  setTimeout(() => host.parentNode?.removeChild(host), ANIMATION);
}
