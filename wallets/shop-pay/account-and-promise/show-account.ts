import type { OurButton, WalletContext } from '../../../src/wallet';
import { layFrame, type AccountFrame } from './account-frame';
import { noteRefused, wasRefused } from './refused-frame';
import { savesData } from '../../../src/lib/saves-data';
import { hasRoomForFrame } from './button-size';
import { ACCOUNT_IN_VIEW } from '../../limits';

/**
 * Why the frame is hidden at the moment. `asking`: it is not known yet whether there is a promise. Then no frame is requested, but an
 * existing one stays.
 */
type Lock = 'sold out' | 'promise' | 'asking';

/** The shopper's own account on our button. */
interface ShownAccount {
  lock(why: Lock, on: boolean): void;
  end(): void;
}

/** Shop has answered that it does not know the shopper: this page asks for no frame any more. */
let isStranger = false;

/**
 * Puts a frame on the button that shows a recognised shopper their own account. The frame is requested once 10 % of the button is in view.
 * Our button stays until half a second after the frame's answer. It stays for good if Shop does not recognise the shopper; and in the whole
 * visit if the frame is refused, not found, or silent.
 */
export function showAccount({ isSellable }: WalletContext, ours: OurButton): ShownAccount {
  const button = ours.root.querySelector('button')!;
  const locks = new Set<Lock>();
  const over = new AbortController();
  const { signal } = over;
  let frame: AccountFrame | undefined;
  let isInView = false;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const remove = () => {
    clearTimeout(asking);
    frame?.remove();
    frame = undefined;
  };
  const finish = () => {
    over.abort();
    stopWatching();
    observer.disconnect();
    remove();
  };
  const maySee = () => !locks.has('sold out') && !locks.has('promise');
  const ask = () => {
    if (isStranger || wasRefused() || !isInView || locks.size) return;
    observer.unobserve(button);
    if (savesData() || !hasRoomForFrame(button)) finish();
    else frame = layFrame(ours, button, maySee, finish, () => (noteRefused(), finish()));
  };
  const update = () => {
    if (signal.aborted) return;
    if (frame) return frame.update();
    clearTimeout(asking);
    // In a task of its own: to make a frame takes a while.
    asking = setTimeout(ask);
  };
  const lock = (why: Lock, on: boolean) => {
    locks[on ? 'add' : 'delete'](why);
    update();
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (frame?.takeMessage(event) !== false) return;
    isStranger = true;
    finish();
  };
  addEventListener('message', onMessage, { signal });
  // A page from the back/forward cache may be seen by another shopper.
  addEventListener('pagehide', remove, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && observer.observe(button), { signal });
  const onView: IntersectionObserverCallback = (entries) => {
    isInView = entries.at(-1)!.intersectionRatio >= ACCOUNT_IN_VIEW;
    update();
  };
  const observer = new IntersectionObserver(onView, { threshold: ACCOUNT_IN_VIEW });
  const stopWatching = ours.watch(() => lock('sold out', !isSellable()));
  observer.observe(button);
  return { lock, end: finish };
}
