import { loadPress, pressCode } from './chunks';
import { onEnd } from './lib/on-end';
import { leaveWithoutCode } from './leave-without-code';
import { liveWidgets } from './live-widgets';
import { cartFacts } from './page/cart-facts';
import { companion, neededCompanion } from './page/companion';
import type { PressCode } from '../press';
import type { Button, PressInClick } from '../press/press';
import { isAllowed, openSheetInClick } from './in-click';
import type { Prepared } from '../wallet';
import { wallets } from './wallets';
import type { Widget } from './widget';

/**
 * Loads the code that runs after a click: the companion, which waits for a network and knows the way to checkout without that code, the
 * press, and the wallet. All are asked for at once. Otherwise they would come one after another.
 */
async function loadPressCode(button: Button): Promise<PressCode> {
  const { load: loadWallet } = wallets[button.wallet];
  for (const load of [loadPress, loadWallet])
    load?.().catch(() => {
      // Asked for once more below.
    });
  return (await neededCompanion()).fetchPress(button, loadPress, loadWallet);
}

/** Goes to the store's own checkout: the press can't go on. */
export const goToCheckout = (widget: Widget, wallet: string): void =>
  void neededCompanion().then(
    ({ goToStoreCheckout }) => goToStoreCheckout(widget, wallet),
    () => leaveWithoutCode(widget),
  );

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
  const warm = pressCode();
  if (warm) return void warm.beginPress(press);
  const { widget, wallet } = button;
  // A theme may have written to the form without an event: only its present state counts.
  widget.purchase.refresh();
  if (widget.disabled.value || widget.busy.value || !isAllowed(button)) return;
  // Where that code is not here yet, the press asks the form before it goes on.
  if (companion()?.isComplete(widget.host) === false) return;
  widget.busy.value = wallet;
  press.at = performance.now();
  press.sheet = openSheetInClick(button);
  // If the sheet closes before the code is loaded, the press is over, and nothing is shown.
  void press.sheet?.cancelled.then(() => {
    press.isOver = true;
    widget.busy.value = null;
  });
  const listenersRan = new Promise<void>((resolve) => setTimeout(resolve));
  const code = loadPressCode(button);
  code.catch(() => {
    // Whoever goes on with the press handles it.
  });
  neededCompanion().then(
    ({ goOn }) => goOn(press, code, listenersRan),
    () => {
      // As in goOn, which is in the code that did not come.
      if (press.isOver) return;
      press.sheet?.abort();
      if (isRefused()) widget.busy.value = null;
      else leaveWithoutCode(widget);
    },
  );
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
