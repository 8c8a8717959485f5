import { loadPress, pressCode } from './chunks';
import { early } from './early';
import { onEnd } from './lib/on-end';
import { liveWidgets } from './live-widgets';
import { cartFacts } from './page/cart-facts';
import type { PressCode } from '../press';
import type { Button, PressInClick } from '../press/press';
import { abortSheet, isAllowed, openSheetInClick } from './press';
import { report } from './track';
import type { Prepared } from '../wallet';
import { wallets } from './wallets';
import type { Widget } from './widget';

/** How long a press waits for its code on a slow line, in milliseconds. After that, the store's own checkout takes over. */
export const LOAD_LIMIT = 20_000;

/**
 * Loads the code that runs after a click, and the wallet's own code at the same time. Otherwise the wallet's code would be requested only
 * later.
 */
function loadPressCode(button: Button): Promise<PressCode> {
  return early().fetchPress(button, loadPress, wallets[button.wallet].load);
}

/** Loads and prepares what a press of the wallet needs. Rejects if that fails, and can be called again. */
export const prepare = async (button: Button): Promise<Prepared> => (await loadPressCode(button)).prepare(button);

/**
 * A click on a wallet button. When the code of the press is not there yet, only what may not wait is done inside the click: the page is
 * asked, the sheet is opened and the button is busy; then the code is fetched.
 *
 * @param opener gets the focus back when a dialog closes
 * @param isRefused whether a later listener of the page has stopped the click; known in the next task
 */
export function click(button: Button, opener: HTMLElement, isRefused: () => boolean): void {
  const press: PressInClick = { button, opener, isRefused, at: 0 };
  const code = pressCode();
  if (code) return void code.beginPress(press);
  const { widget, wallet } = button;
  // A theme may have written to the form without an event: only its present state counts.
  widget.purchase.refresh();
  if (widget.disabled.value || widget.busy.value || !isAllowed(button) || !early().isComplete(widget.host)) return;
  widget.busy.value = wallet;
  press.at = performance.now();
  press.sheet = openSheetInClick(button);
  const endPress = () => {
    press.isOver = true;
    widget.busy.value = null;
  };
  // If the sheet closes before the code is loaded, the press is over, and nothing is shown.
  void press.sheet?.cancelled.then(endPress);
  const listenersRan = new Promise<void>((resolve) => {
    setTimeout(() => {
      if (isRefused()) {
        endPress();
        abortSheet(press);
      }
      resolve();
    });
  });
  loadPressCode(button)
    // Code that has come, or failed, at once must not overtake the page's listeners.
    .finally(() => listenersRan)
    .then((loaded) => press.isOver || loaded.beginPress(press, true))
    // Also for what is thrown by a press: it must not leave its sheet open and its button busy.
    .catch((error: unknown) => {
      if (press.isOver) return;
      abortSheet(press);
      report(error);
      early().goToStoreCheckout(widget, wallet, press.at);
    });
}

/** Lets a widget take part in presses until its end: if a press for the same purchase is under way, the widget waits for it. */
export function joinPresses(widget: Widget): void {
  pressCode()?.joinPress(widget);
  onEnd(widget.end, () => pressCode()?.quitPress(widget));
}

/** From now on the markup is not reliable about the shopper's cart, which may have changed since. */
function distrustMarkup(): void {
  if (cartFacts.value === null) cartFacts.value = undefined;
}

/** The shopper's cart may have changed while the page was rendered in advance. */
export function noteActivation(): void {
  for (const { purchase } of liveWidgets) purchase.refresh();
  distrustMarkup();
}

/** The page was left and has come back: presses that were under way are over. */
export function noteReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const { busy } of liveWidgets) busy.value = null;
  pressCode()?.endPresses();
  distrustMarkup();
}
