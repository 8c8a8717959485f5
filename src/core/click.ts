import { loadPress } from './chunks';
import { onEnd } from './lib/on-end';
import { withTimeout } from './lib/with-timeout';
import { liveWidgets } from './live-widgets';
import { PRESS_EVENT } from '../names';
import { leave } from './page/leave';
import { cartFacts } from './page/cart-facts';
import { flow } from './press-flow';
import type { WalletConfig } from './shop';
import type { PressFlow } from '../press';
import type { BegunPress } from '../press/running/begin-press';
import { report } from './track';
import type { OpenedSheet } from './opened-sheet';
import type { Prepared, Stage, WalletId } from '../wallet';
import { wallets } from './wallets';
import type { Widget } from './widget';

/** How long a press waits for its code on a slow line, in milliseconds. After that, the store's own checkout takes over. */
export const LOAD_LIMIT = 20_000;

/** One wallet button of a widget. */
export interface Pressable {
  widget: Widget;
  wallet: WalletId;
  params: WalletConfig['params'];
  element: HTMLElement;
  /** The shadow root in which the button is painted; absent for a button in light DOM. */
  root?: ShadowRoot | undefined;
  /** Aborted when the button is gone. */
  end?: AbortSignal;
  /** What the wallet uses to show something on the button; absent until it does. */
  stage?: Stage;
}

/**
 * Loads the code that runs after a click, and the wallet's own code at the same time. Otherwise the wallet's code would be requested only
 * later.
 */
function loadFlow({ wallet }: Pressable): Promise<PressFlow> {
  wallets[wallet].load().catch(() => {
    // `prepare` loads the same code again and handles the failure.
  });
  return withTimeout(LOAD_LIMIT, loadPress());
}

/** Loads and prepares what a press of the wallet needs. Rejects if that fails, and can be called again. */
export const prepare = async (pressable: Pressable): Promise<Prepared> =>
  (await loadFlow(pressable)).prepare(pressable);

/** Asks the page whether the press may begin: `karui:press` can be cancelled. */
export function isAllowed({ wallet, element }: Pressable): boolean {
  const detail = { instrument: wallets[wallet].instrument };
  return element.dispatchEvent(
    new CustomEvent(PRESS_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}

/** Opens the sheet of a wallet that may open it only inside the click. Where that fails the press goes on without a sheet. */
export function openSheet({ widget, wallet, params }: Pressable): OpenedSheet | undefined {
  try {
    return wallets[wallet].gesture?.(params, widget.shop.buyerCurrency, widget.purchase.mayShip());
  } catch (error) {
    report(error);
  }
}

/** Closes an opened sheet. */
export function closeSheet(opened: OpenedSheet | undefined): void {
  try {
    opened?.session.abort();
  } catch {
    // It is already closed.
  }
}

/**
 * A click on a wallet button. When the code of the press is not there yet, only what may not wait is done inside the click: the page is
 * asked, the sheet is opened and the button is busy; then the code is fetched.
 *
 * @param opener gets the focus back when a dialog closes
 * @param isRefused whether a later listener of the page has stopped the click; known in the next task
 */
export function press(pressable: Pressable, opener: HTMLElement, isRefused: () => boolean): void {
  if (flow) return void flow.press(pressable, opener, undefined, undefined, isRefused);
  const { widget, wallet } = pressable;
  // A theme may have written to the form without an event: only its present state counts.
  widget.purchase.refresh();
  if (widget.disabled.value || widget.busy.value || !isAllowed(pressable)) return;
  widget.busy.value = wallet;
  const at = performance.now();
  const opened = openSheet(pressable);
  let begun: BegunPress | null = { opened, at };
  // If the sheet closes before the code is loaded, the press is over, and nothing is shown.
  void opened?.cancelled.then(() => (begun = widget.busy.value = null));
  const heard = new Promise<void>((resolve) => {
    setTimeout(() => {
      if (isRefused()) {
        begun = widget.busy.value = null;
        closeSheet(opened);
      }
      resolve();
    });
  });
  loadFlow(pressable)
    // Code that has come, or failed, at once must not overtake the page's listeners.
    .finally(() => heard)
    .then((loaded) => begun && loaded.press(pressable, opener, begun))
    // Also for what is thrown by a press: it must not leave its sheet open and its button busy.
    .catch((error: unknown) => {
      if (!begun) return;
      closeSheet(opened);
      report(error);
      // The button stays busy until the page is left: a second click would send the form twice.
      leave(widget.host);
    });
}

/** Lets a widget take part in presses until its end: if a press for the same purchase is under way, the widget waits for it. */
export function joinPresses(widget: Widget): void {
  flow?.joinPress(widget);
  onEnd(widget.end, () => flow?.leavePress(widget));
}

/** From now on the markup is not reliable about the shopper's cart, which may have changed since. */
function distrustMarkup(): void {
  if (cartFacts.value === null) cartFacts.value = undefined;
}

// The shopper's cart may have changed while the page was rendered in advance.
document.addEventListener('prerenderingchange', () => {
  for (const { purchase } of liveWidgets) purchase.refresh();
  distrustMarkup();
});

// The page was left and has come back: presses that were under way are over.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const { busy } of liveWidgets) busy.value = null;
  flow?.endPresses();
  distrustMarkup();
});
