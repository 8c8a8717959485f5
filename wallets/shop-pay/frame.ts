import { element as makeElement } from '../../src/lib/element';
import { isSparing } from '../../src/lib/is-sparing';
import type { Stage, WalletContext } from '../../src/wallet';
import { isFit, watchSize } from './locks';
import { recognizedIn } from './recognized';

/** Path of the page that knows the shopper (specification, part 2). */
const PATH = '/services/login_with_shop/authorize';

/** How much of the button must be in view, and how long our button stays after the answer, in milliseconds (specification, part 9). */
const IN_VIEW = 0.1;
const DELAY = 500;

/** How long the frame may say nothing, in milliseconds. */
const LIMIT = 10_000;

/** Why the frame is not seen at the moment. While it is not known whether there is a promise, none is asked for, but one that is there stays. */
export type Lock = 'sold out' | 'promise' | 'asking';

/** The shopper's own account on our button. */
export interface PersonalFrame {
  lock(why: Lock, on: boolean): void;
  end(): void;
}

/** Shop does not know who sits here: no frame of this page is asked for any more. */
let isStranger = false;

const makeFrame = (): HTMLIFrameElement =>
  makeElement('iframe', {
    src: `${PATH}?target_origin=${encodeURIComponent(location.origin)}&flow=shop_pay_button`,
    sandbox: 'allow-scripts allow-same-origin',
    referrerpolicy: 'strict-origin',
    inert: '',
    'aria-hidden': 'true',
    tabindex: '-1',
    title: '',
  }) as HTMLIFrameElement;

/**
 * Lays a frame on the button that shows a recognised shopper his own account. Asked for once 10 % of the button are in view; our button
 * stays until half a second after the frame's answer, and for good where the frame gives none or does not know the shopper.
 */
export function personalise({ isSellable }: WalletContext, stage: Stage): PersonalFrame {
  const { element, root } = stage;
  const button = root.querySelector('button')!;
  const locks = new Set<Lock>();
  const over = new AbortController();
  const { signal } = over;
  let frame: HTMLIFrameElement | undefined;
  let view: Window | null = null;
  /** The origin that has said yes. */
  let origin = '';
  let isTold = false;
  let isInView = false;
  /** Until the frame is asked for, has been silent for too long, or is shown: one after the other. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopSizes = () => {};

  const wait = (run: () => void, ms = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    timer = undefined;
    if (frame) frame.className = '';
    element.removeAttribute('personalized');
  };
  const remove = () => {
    hide();
    // Not by `remove`, which old libraries replace.
    frame?.parentNode?.removeChild(frame);
    stopSizes();
    frame = undefined;
    view = null;
    origin = '';
    isTold = false;
  };
  const finish = () => {
    over.abort();
    stopWatching();
    observer.disconnect();
    remove();
  };

  const show = () => {
    frame!.style.borderRadius = getComputedStyle(button).borderRadius;
    frame!.className = 'shown';
    element.setAttribute('personalized', 'true');
    if (!isTold) view?.postMessage({ type: 'animate-in' }, origin);
    isTold = true;
  };
  const ask = () => {
    if (isStranger || !isInView || locks.size) return;
    observer.unobserve(button);
    if (isSparing() || !isFit(button)) return finish();
    stopSizes = watchSize(button, () => isFit(button) || finish());
    frame = makeFrame();
    // A page that moves our element makes the browser load the frame anew: it is not asked for a second time.
    frame.onload = () => frame?.contentWindow === view || finish();
    root.appendChild(frame);
    view = frame.contentWindow;
    wait(() => {
      stage.report(new Error(`Shop Pay's frame has said nothing for ${LIMIT} ms`));
      finish();
    }, LIMIT);
  };
  const update = () => {
    const isHidden = locks.has('sold out') || locks.has('promise');
    if (signal.aborted) return;
    // In a task of its own: to make a frame takes a while.
    if (!frame) wait(ask);
    else if (!origin) return;
    else if (isHidden) hide();
    else if (!timer && !frame.className) wait(show, DELAY);
  };

  addEventListener(
    'message',
    (event) => {
      const isRecognized = recognizedIn(event, view);
      if (isRecognized === undefined || frame?.contentWindow !== view) return;
      if (!isRecognized) {
        isStranger = true;
        return finish();
      }
      if (origin) return;
      ({ origin } = event);
      clearTimeout(timer);
      timer = undefined;
      update();
    },
    { signal },
  );
  // The page may be put away and come back to somebody else.
  addEventListener('pagehide', remove, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && observer.observe(button), { signal });

  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)!.intersectionRatio >= IN_VIEW;
      update();
    },
    { threshold: IN_VIEW },
  );
  const lock = (why: Lock, on: boolean) => {
    locks[on ? 'add' : 'delete'](why);
    update();
  };
  const stopWatching = stage.watch(() => lock('sold out', !isSellable()));
  observer.observe(button);
  return { lock, end: finish };
}
