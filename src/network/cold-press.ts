import { report } from '../core/track';
import type { PressCode } from '../press';
import type { PressInClick } from '../press/press';
import { isComplete } from './is-complete';
import { goToStoreCheckout } from './store-checkout';

/**
 * Goes on with a press whose code was not there at its click.
 *
 * @param code comes, or fails, while the network is waited for
 * @param listenersRan resolves when the page's listeners have run for the click
 */
export async function goOn(press: PressInClick, code: Promise<PressCode>, listenersRan: Promise<void>): Promise<void> {
  const { widget, wallet } = press.button;
  await listenersRan;
  if (press.isRefused?.() || !isComplete(widget.host)) {
    press.isOver = true;
    widget.busy.value = null;
    press.sheet?.abort();
  }
  try {
    const loaded = await code;
    if (!press.isOver) loaded.beginPress(press, true);
  } catch (error) {
    // Also for what is thrown by a press: it must not leave its sheet open and its button busy.
    if (press.isOver) return;
    press.sheet?.abort();
    report(error);
    goToStoreCheckout(widget, wallet, press.at);
  }
}
