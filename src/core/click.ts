import { BUTTON_SIGNS, PRESS } from '../chunk-names';
import { fetchChunk } from './code';
import { pressCode } from './press-code';
import { leaveWithoutCode } from './leave-without-code';
import { liveWidgets } from './live-widgets';
import { cartFacts } from './page/cart-facts';
import { companion, neededCompanion } from './page/companion';
import type { Button, Click, PressCode } from './button';
import { isAllowed, openSheetInClick } from './in-click';
import type { Prepared } from '../wallet';
import { wallets } from './wallets';
import type { Widget } from './live-widgets';

/**
 * Fetches the code of a press, and at the same time the wallet's own and what shows that buttons are busy: a press fetches the one again, and
 * neither waits for the other nor fails with it.
 */
function loadCode({ wallet }: Button): Promise<PressCode> {
  for (const name of [BUTTON_SIGNS, wallets[wallet].code]) if (name) fetchChunk(name).catch(() => {});
  return fetchChunk(PRESS);
}

/**
 * Loads the code that runs after a click, and the companion, which waits for a network and knows the way to checkout without that code. All
 * are asked for at once. Otherwise they would come one after another.
 */
async function loadPressCode(button: Button): Promise<PressCode> {
  loadCode(button).catch(() => {
    // Asked for once more below.
  });
  return (await neededCompanion()).fetchPress(button, loadCode);
}

/** Goes to the store's own checkout: the press can't go on. */
export const goToCheckout = (widget: Widget, wallet: string): void =>
  void neededCompanion().then(
    ({ goToStoreCheckout }) => goToStoreCheckout(widget, wallet),
    () => leaveWithoutCode(widget),
  );

/** Loads and prepares what a press of the wallet needs. Rejects if that fails, and can be called again. */
export const prepare = async (button: Button): Promise<Prepared> => (await loadPressCode(button)).prepare(button);

/** A press whose code is not there: does what may not wait, then fetches the code. */
function pressLate(begun: Click): void {
  const { button, over, isRefused } = begun;
  const { widget, wallet } = button;
  // Where that code is not here yet, the press asks the form before it goes on.
  if (companion()?.isComplete(widget.host) === false) return;
  widget.busy.value = wallet;
  const sheet = openSheetInClick(button);
  // If the sheet closes before the code is loaded, the press is over, and nothing is shown.
  void sheet?.cancelled.then(() => {
    over.abort();
    widget.busy.value = null;
  });
  const code = loadPressCode(button);
  code.catch(() => {
    // Whoever goes on with the press handles it.
  });
  neededCompanion().then(
    ({ goOn }) => goOn({ ...begun, sheet }, code),
    () => {
      // As in goOn, which is in the code that did not come.
      if (over.signal.aborted) return;
      sheet?.abort();
      if (isRefused?.()) widget.busy.value = null;
      else leaveWithoutCode(widget);
    },
  );
}

/** What is pressed, and how the page may stop it: see `Click`. */
type Pressed = Pick<Click, 'button' | 'opener' | 'isRefused' | 'vendorsRun'>;

/**
 * A click on a wallet's button, or on a vendor's own in its place: asks the page, and begins a press. The rest is the code of a press, which
 * goes on inside the click where it is there.
 *
 * @returns whether a purchase has begun, or may begin when the code of a press has come
 */
export function click(pressed: Pressed): boolean {
  const { button, vendorsRun } = pressed;
  const { widget } = button;
  const code = pressCode();
  // A theme may have written to the form without an event: only its present state counts.
  widget.purchase.refresh();
  if (code ? code.isTaken(button, null) : widget.busy.value) return false;
  if (widget.disabled.value || !isAllowed(button)) return false;
  const begun: Click = {
    ...pressed,
    at: performance.now(),
    listenersRan: vendorsRun ? undefined : new Promise((resolve) => setTimeout(resolve)),
    over: new AbortController(),
  };
  if (code) return code.run(begun);
  pressLate(begun);
  return true;
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
  distrustMarkup();
}
