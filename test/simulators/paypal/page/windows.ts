import type { OpenedWindow, Shown, WindowActs } from '../surface/surface';
import { sealed, unsealed, type FromWindow } from './messages';

/** How long a window may take to be gone after it says that it is closing, in milliseconds. */
const CLOSING = 200;

/** Does what a window asks for. What comes when it can't be done any more is passed over. */
export function receiveFromWindow(message: FromWindow, acts: WindowActs | null): void {
  if (!acts) return;
  try {
    if (message.type === 'loaded') acts.loaded();
    else if (message.type === 'approve') acts.approve({ buyer: message.buyer });
    else if (message.type === 'cancel') acts.cancel();
    else if (message.type === 'closed') acts.closed();
  } catch {
    // The click is over: its window was about to close.
  }
}

interface Direct {
  /** The window, or the frame's. */
  target: () => Window | null;
  origin: string;
  kind: OpenedWindow['kind'];
  /** Milliseconds between two looks at whether it is closed. */
  lookEvery: number;
  acts: () => WindowActs | null;
  /** Takes it away. */
  remove(): void;
}

/** A window that the page's script speaks to itself: a frame over the page, or one that was opened before the button's frame was there. */
export function directWindow({ target, origin, kind, lookEvery, acts, remove }: Direct): OpenedWindow {
  let shown: Shown | null = null;
  let isOver = false;
  /** Before that the window is of the page's own origin, and Firefox calls a message to another one an error. */
  let hasCome = false;
  const post = () => hasCome && shown && target()?.postMessage(sealed({ type: 'show', shown }), origin);
  const closed = () => {
    if (isOver || (kind === 'popup' && !target()?.closed)) return;
    stop();
    acts()?.closed();
  };
  const onMessage = (event: MessageEvent) => {
    if (event.source !== target() || event.origin !== origin) return;
    const message = unsealed<FromWindow>(event);
    if (message?.type === 'hello') {
      hasCome = true;
      post();
    } else if (message?.type === 'closing') setTimeout(closed, CLOSING);
    else if (message) receiveFromWindow(message, acts());
  };
  const looking = kind === 'popup' ? setInterval(closed, lookEvery) : undefined;
  const stop = () => {
    isOver = true;
    clearInterval(looking);
    removeEventListener('message', onMessage);
  };
  addEventListener('message', onMessage);
  return {
    kind,
    show(next) {
      shown = next;
      post();
    },
    close() {
      stop();
      remove();
    },
  };
}
