import { withTimeout } from '../../../src/core/lib/with-timeout';
import type { Prepared, WalletContext } from '../../../src/wallet';
import type { Start } from '../run-sheet';
import { askApple } from './ask-apple';

/** How long Apple's script may take before the wallet is prepared all the same, in milliseconds: a press that waits then goes to checkout. */
const SDK_LIMIT = 2000;

/**
 * Apple Pay in another browser, where Apple's script shows a code that an iPhone scans. The code is shown inside the click, as the browser's
 * own sheet is opened, so a press that comes before the script asks for another one.
 *
 * @param start runs one purchase, with the sheet or without
 */
export async function prepareByScript(ctx: WalletContext, start: Start): Promise<Prepared> {
  const { wallet } = ctx;
  let readyAt = Infinity;
  const asked = askApple(ctx).then((reason) => {
    if (!reason) readyAt = performance.now();
    return reason;
  });
  const reason = await withTimeout(SDK_LIMIT, asked).catch(() => null);
  if (reason) return { eligible: false, reason };
  return {
    eligible: true,
    async start(opened, at = readyAt) {
      if (opened || readyAt <= at) return start(opened, at);
      return readyAt < Infinity ? { type: 'unavailable', wallet, because: 'press_again' } : null;
    },
    show(ours) {
      void asked.then((late) => late && ours.withdraw(late));
      return () => {};
    },
  };
}
