import type { Browser } from '../buttons/browsers';
import type { Orders } from '../rules/paypal-types';
import type { Options } from '../shopper/options';
import type { Face, FaceActs, OpenedWindow, Painted, Surface, WindowActs } from '../surface/surface';
import { drawBox } from './box';
import { createButtonFrame, type ButtonFrame } from './button-frame';
import { findPlace } from './find-place';
import { createOpeners } from './openers';
import { drawTwin } from './twin';
import { watchRemoval } from './watch-removal';
import { receiveFromWindow } from './windows';

const TITLES = { paypal: 'PayPal', venmo: 'Venmo' } as const;

/**
 * Paints buttons into a page, and opens real windows.
 *
 * @param base where PayPal's own pages are, without a slash at the end
 */
export function browserSurface(options: Options, browser: Browser, base: string): { surface: Surface; orders: Orders } {
  /** The frame that was clicked last is the one that asks PayPal's server. */
  let asking: ButtonFrame | null = null;

  const paint = (container: unknown, face: Face, acts: FaceActs): Painted => {
    let window: WindowActs | null = null;
    /** Opened by a click before the frame was there; the click counts when it is. */
    let early: OpenedWindow | null = null;
    let isRemoved = false;
    const box = drawBox(face);
    const openers = createOpeners({
      options,
      browser,
      base,
      post: (message) => frame.post(message),
      acts: () => window,
    });
    const click = (opened: OpenedWindow) => {
      asking = frame;
      window = acts.click(opened);
    };
    const tellStyle = () => ({
      type: 'paint' as const,
      funding: face.funding,
      style: face.style,
      locale: face.locale,
      popups: openers.isPopup(),
      lookEvery: options.lookEvery,
    });
    const addFrame = (): ButtonFrame => {
      const twin = drawTwin(face, () => void (early ??= openers.early()));
      const made = createButtonFrame(base, `__zoid__paypal_buttons__${box.id}`, TITLES[face.funding], {
        painted() {
          twin.remove();
          acts.ready();
          if (early) click(early);
          early = null;
        },
        message(message) {
          if (message.type === 'click') click(message.window === 'popup' ? openers.ofFrame() : openers.overPage());
          else if (message.type === 'window') receiveFromWindow(message.message, window);
        },
      });
      box.append(twin, made.frame);
      setTimeout(() => isRemoved || made.load(tellStyle()), 0);
      return made;
    };

    let frame = addFrame();
    (container as Element).append(box);
    const stopWatching = watchRemoval(box, {
      gone: acts.gone,
      moved() {
        acts.moved();
        for (const old of box.querySelectorAll('iframe')) old.remove();
        frame.remove();
        frame = addFrame();
      },
    });
    return {
      isShown: () => box.getClientRects().length > 0,
      busy: (isBusy) => frame.post({ type: 'busy', isBusy }),
      remove() {
        isRemoved = true;
        stopWatching();
        early?.close();
        frame.remove();
        box.remove();
      },
    };
  };

  return {
    surface: { browser, place: findPlace, paint },
    orders: {
      find: (token) => asking!.orders.find(token),
      approve: (token, buyer) => asking!.orders.approve(token, buyer),
    },
  };
}
