import type { OurButton } from '../../../src/wallet';
import { hasRoomForFrame, watchSize } from './button-size';
import { recognizedIn } from './recognized';
import { makeFrame, watchLoads, waitForAnswer, watchPolicy } from './make-frame';

/** How long our button stays after the frame's answer, in milliseconds: the frame paints the account meanwhile. */
const DELAY = 500;

/** One frame on the button, from its request until it is removed. */
export interface AccountFrame {
  /** Takes a message of the window. Returns false for the frame's answer that Shop does not know the shopper. */
  takeMessage(event: MessageEvent<unknown>): boolean | undefined;
  /** Shows the frame once it has answered, or hides it. */
  update(): void;
  remove(): void;
}

/**
 * Puts a frame on the button that asks Shop for the shopper's account. The frame becomes visible half a second after its answer.
 *
 * @param maySee whether the shopper may see the frame now
 * @param refused called if the page of Shop's can't be framed here: it is not found, a content policy refuses it, or it says nothing
 * @param giveUp called if there can be no frame now: the button has another size, or the page has moved our element
 */
export function layFrame(
  { element, root, report }: OurButton,
  button: HTMLElement,
  maySee: () => boolean,
  giveUp: () => void,
  refused: () => void,
): AccountFrame {
  const frame = makeFrame();
  const stopSizes = watchSize(button, () => hasRoomForFrame(button) || giveUp());
  root.appendChild(frame);
  const view = watchLoads(frame, giveUp, refused);
  const stopPolicy = watchPolicy(frame, refused);
  /** The origin from which the frame has said that it knows the shopper; empty before. */
  let origin = '';
  let isTold = false;
  /** First the limit for the frame's answer; later the delay before the frame is shown, which stays set while the frame is shown. */
  let timer: ReturnType<typeof setTimeout> | undefined = waitForAnswer(report, refused);

  const show = () => {
    frame.style.borderRadius = getComputedStyle(button).borderRadius;
    frame.className = 'shown';
    element.setAttribute('personalized', 'true');
    if (!isTold) view?.postMessage({ type: 'animate-in' }, origin);
    isTold = true;
  };
  const hide = () => {
    clearTimeout(timer);
    timer = undefined;
    frame.className = '';
    element.removeAttribute('personalized');
  };
  const update = () => {
    if (!origin) return;
    if (maySee()) timer ??= setTimeout(show, DELAY);
    else hide();
  };

  return {
    update,
    takeMessage(event) {
      const isRecognized = frame.contentWindow === view ? recognizedIn(event, view) : undefined;
      if (isRecognized && !origin) {
        ({ origin } = event);
        // The first answer ends the wait.
        hide();
        update();
      }
      return isRecognized;
    },
    remove() {
      hide();
      stopPolicy();
      // `removeChild`, because old libraries replace `remove`.
      frame.parentNode?.removeChild(frame);
      stopSizes();
    },
  };
}
