import { closeByKey, closeByPress, onKeyDown } from './close-by-press';
import type { DialogContent } from './content';
import { makeModal } from './make-modal';
import { ofDocument } from '../lib/dom';
import { HIDDEN_EVENTS } from '../lib/patterns';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { adoptStyle } from '../button/roots';
import css from './dialog.css?inline';
import { DIALOG_ANIMATION } from '../limits';

interface DialogProps extends DialogContent {
  /** Whether it is modal, and the page behind it locked. */
  isOpen: boolean;
  /** Called when the shopper or the page has closed it. */
  onClose(): void;
}

/**
 * A modal dialog. The shopper closes it by its buttons, Escape or the overlay, and the page by taking it away. With `isOpen` false it is
 * still rendered, so that its fading out can be seen. Its first render throws where the browser can't open a dialog.
 */
function Dialog({ title, message: Message, button, onPress, second, isOpen, onClose }: DialogProps) {
  const onButtonKey = closeByKey(onPress);
  const isText = typeof Message === 'string';
  return (
    <dialog
      ref={isOpen ? makeModal : null}
      lang="ja"
      aria-labelledby="title"
      aria-describedby={isText ? 'message' : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...closeByPress(onPress)}
    >
      <div className="box">
        <h2 id="title" dir="auto">
          {title}
        </h2>
        <div className="message" id="message" dir="auto">
          {isText ? Message : <Message />}
        </div>
        {button && (
          <button type="button" className="close" autoFocus onKeyDown={onButtonKey}>
            {button}
          </button>
        )}
        {second && (
          <button type="button" className="close second" onKeyDown={onButtonKey}>
            {second}
          </button>
        )}
      </div>
    </dialog>
  );
}

/**
 * Hides the dialog's events from the page. Otherwise the page would see a press outside its drawer and close the drawer; a page that scrolls
 * by script would scroll itself instead of the dialog's text, and one that has locked itself behind its drawer would let nothing scroll.
 */
function hideFromPage(event: Event): void {
  event.stopPropagation();
  // After a key has closed the dialog, its `keyup` would go to the page, which has the focus again.
  if (event.type === 'keydown') addEventListener('keyup', hideFromPage, { capture: true, once: true });
  // A click may have closed the dialog. The browser gives the focus back before it tells of that.
  if (event.type === 'click') addEventListener('keydown', stopHeldKey, true);
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
 * Opens a modal dialog above the page. Its buttons, Escape and the overlay close it, and so does the page by removing it. Another open
 * dialog is closed.
 *
 * @param opener gets the focus when the dialog closes; if absent, the element that had it before
 * @returns resolves when the dialog is closed; rejects if the browser can't open one
 */
export async function openDialog(content: DialogContent, opener?: HTMLElement | null): Promise<void> {
  const host = document.createElement('div');
  // A closed root, so that the theme's styles and scripts do not reach it.
  const root = host.attachShadow({ mode: 'closed' });
  adoptStyle(root, css + (content.style ?? ''));
  addEventListener('keydown', stopHeldKey, true);
  // Passive, because no default is prevented: scrolling need not wait for the listeners.
  for (const type of HIDDEN_EVENTS.split(' ')) host.addEventListener(type, hideFromPage, { passive: true });
  ofDocument('body').appendChild(host);

  const isOpen = signal(true);
  let stop = () => {};
  const takeOut = () => {
    stop();
    render(null, root);
    // Old libraries replace `remove` with their own method.
    host.parentNode?.removeChild(host);
  };
  try {
    await new Promise<void>((resolve) => {
      // With an effect, as in src/button/roots.ts, because the content reads signals too.
      stop = effect(() => render(<Dialog {...content} isOpen={isOpen.value} onClose={resolve} />, root));
    });
  } catch (error) {
    takeOut();
    throw error;
  }
  isOpen.value = false;
  addEventListener('keydown', stopHeldKey, true);
  opener?.focus({ preventScroll: true });
  setTimeout(takeOut, DIALOG_ANIMATION);
}
