import { ofDocument } from '../../../src/core/lib/of-document';
import { pause } from '../../../src/press/api/pause';
import type { PayPalPress } from '../presses';
import type { ReadySession } from './sessions';

/** How long callbacks may come after `start` has resolved, in milliseconds. */
const LATE = 1000;

/** Resolves when the page has the focus: a window that is still open has it. */
const focused = (): Promise<unknown> | boolean =>
  ofDocument('hasFocus').call(document) || new Promise((resolve) => addEventListener('focus', resolve, { once: true }));

/**
 * Starts a session in the click, for a press. Where no window opens, tries a frame over the page, with the same token; where that fails
 * too, checkout takes the order.
 *
 * @param name of the token
 */
export async function startSession(ready: ReadySession, press: PayPalPress, name: string): Promise<void> {
  ready.press = press;
  const token = press.load().then(async (popup) => ({ [name]: await popup.create() }));
  token.catch(() => {
    // The press has told it.
  });
  // `async`, so that what is thrown is a rejection as well.
  const start = async (presentationMode: 'auto' | 'modal') => ready.session.start({ presentationMode }, token);
  try {
    await start('auto').catch((error: unknown) => {
      if ((Object(error) as { isRecoverable?: unknown }).isRecoverable !== true) throw error;
      return start('modal');
    });
    // Nobody knows what it means where nothing else was called: then the button can be pressed again.
    await token;
    await focused();
    await pause(LATE);
    press.tell((popup) => popup.cancel());
  } catch (error) {
    press.tell((popup) => popup.toCheckout(error));
  }
}
