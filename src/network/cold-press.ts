import type { Click, PressCode } from '../widget/press-code';
import { report } from '../lib/track';
import { isComplete } from './is-complete';
import { goToStoreCheckout } from './store-checkout';

/**
 * Goes on with a press whose code was not there at its click.
 *
 * @param code comes, or fails, while the network is waited for
 */
export async function goOn(click: Click, code: Promise<PressCode>): Promise<void> {
  const { button, sheet, over, isRefused, listenersRan } = click;
  const { widget, wallet } = button;
  await listenersRan;
  if (isRefused?.() || !isComplete(widget.host)) {
    over.abort();
    widget.busy.value = null;
    sheet?.abort();
  }
  try {
    const { isTaken, run } = await code;
    if (over.signal.aborted) return;
    if (!isTaken(button, wallet)) run({ ...click, listenersRan: undefined, isLate: true });
    else sheet?.abort();
  } catch (error) {
    // Also for what is thrown by a press: it must not leave its sheet open and its button busy.
    if (over.signal.aborted) return;
    sheet?.abort();
    report(error);
    goToStoreCheckout(widget, wallet, click.at);
  }
}
