import { ofDocument } from '../../../src/lib/dom';
import { pause } from '../../../src/api/deadline';
import type { PayPalPress } from '../paypal-press';
import type { ReadySession } from './sessions';
import { LATE_CALLBACK } from '../../limits';

/** Whether the shopper is in the page itself: a window that is open has the focus, and so has a frame over the page. */
const isBack = (): boolean =>
  ofDocument('hasFocus').call(document) && ofDocument('activeElement')?.localName !== 'iframe';

/**
 * Starts a session in the click, for a press. Where no window opens, tries a frame over the page, with the same token; where that fails
 * too, checkout takes the order.
 *
 * @param name of the token
 * @param isOver whether the press has ended
 * @returns whether the shopper looks at the page while nobody knows whether the window is still open
 */
export async function startSession(
  ready: ReadySession,
  press: PayPalPress,
  name: string,
  isOver: () => boolean,
): Promise<boolean> {
  ready.press = press;
  const token = press.load().then(async (paypalWindow) => ({ [name]: await paypalWindow.create() }));
  token.catch(() => {
    // The press has told it.
  });
  // `async`, so that what is thrown is a rejection as well.
  const start = async (presentationMode: 'auto' | 'modal') => {
    ready.notOpened = undefined;
    await ready.session.start({ presentationMode }, token);
  };
  try {
    await start('auto').catch((error: unknown) => {
      if (isOver() || (Object(error) as { isRecoverable?: unknown }).isRecoverable !== true) throw error;
      return start('modal');
    });
    await token;
    // Nobody knows whether it resolves when the window opens or when it has closed.
    do await pause(LATE_CALLBACK);
    while (!isOver() && !isBack());
    if (ready.notOpened) throw ready.notOpened;
    // Nor what it means where nothing else was called.
    return (ready.isLeft = !isOver() && !ready.isApproved);
  } catch (error) {
    press.pass((paypalWindow) => paypalWindow.toCheckout(error));
    return false;
  }
}
