import { pageOrigin } from '../../../src/lib/addresses';
import { makeElement } from '../../../src/lib/dom';
import { SHOP_ORIGIN } from '../shop-app-origin';
import type { OurButton } from '../../../src/wallet';
import { hasRoomForFrame, watchSize } from './button-size';
import { wasNotFound } from './refused-frame';
import { ACCOUNT_DELAY, ACCOUNT_LIMIT } from '../../limits';

/** Path of the page that knows the shopper. */
const PATH = '/services/login_with_shop/authorize';

/** The frame, which asks Shop for the shopper's account. */
const makeFrame = (): HTMLIFrameElement =>
  makeElement('iframe', {
    // An absolute address, because a `<base>` of the page could name another origin.
    src: `${pageOrigin()}${PATH}?target_origin=${encodeURIComponent(pageOrigin())}&flow=shop_pay_button`,
    sandbox: 'allow-scripts allow-same-origin',
    referrerpolicy: 'strict-origin',
    inert: '',
    'aria-hidden': 'true',
    tabindex: '-1',
    title: '',
  }) as HTMLIFrameElement;

/** If a page moves our element, the browser loads the frame again: this second load is not used. @returns the window of the first */
function watchLoads(frame: HTMLIFrameElement, giveUp: () => void, refused: () => void): Window | null {
  const view = frame.contentWindow;
  frame.onload = () => {
    if (frame.contentWindow !== view) giveUp();
    else if (wasNotFound(frame.src)) refused();
  };
  return view;
}

/** The limit for the frame's answer. */
const waitForAnswer = (report: OurButton['report'], refused: () => void): ReturnType<typeof setTimeout> =>
  setTimeout(() => {
    report(new Error(`Shop Pay's frame has said nothing for ${ACCOUNT_LIMIT} ms`));
    refused();
  }, ACCOUNT_LIMIT);

/** Calls back where a content policy of the page refuses the frame. @returns stops listening */
function watchPolicy({ src }: HTMLIFrameElement, refused: () => void): () => void {
  const watching = new AbortController();
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective) && src.startsWith(blockedURI)) refused();
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal: watching.signal });
  return () => watching.abort();
}

/** Who may answer: the page's own origin, and those that its path may redirect to. */
const ORIGINS: readonly string[] = [pageOrigin(), SHOP_ORIGIN, 'https://pay.shopify.com'];

/**
 * Whether a message says that Shop recognises the shopper.
 *
 * @param view the frame's window
 * @returns undefined for a message from another window, or about something else
 */
export function recognizedIn(
  { source, origin, data }: MessageEvent<unknown>,
  view: Window | null,
): boolean | undefined {
  if (!view || source !== view || !ORIGINS.includes(origin)) return undefined;
  try {
    const { type, recognized } = data as Record<string, unknown>;
    if (type === 'loaded' && typeof recognized === 'boolean' && !Array.isArray(data)) return recognized;
  } catch {
    // Not an object, or one that throws when it is read.
  }
  return undefined;
}

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
    if (maySee()) timer ??= setTimeout(show, ACCOUNT_DELAY);
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
