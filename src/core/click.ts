import { loadPress } from './chunks';
import { onEnd } from './lib/on-end';
import { withTimeout } from './lib/with-timeout';
import { liveWidgets } from './live-widgets';
import { PRESS_EVENT } from '../names';
import { leave } from './page/leave';
import { cartFacts } from './page/cart-purchase';
import type { WalletConfig } from './shop';
import type * as PressFlow from '../press';
import type { BegunPress } from '../press/run-press';
import { report } from './track';
import type { OpenedSheet } from './opened-sheet';
import type { Prepared, Stage, WalletId } from '../wallet';
import { wallets } from './wallets';
import type { Widget } from './widget';

/** How long a press waits for code on a slow line before a dialog says that it can't go on, in milliseconds. */
export const LOAD_LIMIT = 20_000;

/** One wallet button of a widget. */
export interface Pressable {
  widget: Widget;
  wallet: WalletId;
  params: WalletConfig['params'];
  element: HTMLElement;
  /** Where the button is painted, for a wallet with one of its own; absent in light DOM. */
  root?: ShadowRoot | undefined;
  /** Aborted when the button is gone. */
  end?: AbortSignal;
  /** What the wallet was given to show something of its own on the button; absent until then. */
  stage?: Stage;
}

/** All that follows a click; undefined until it is fetched. */
let flow: typeof PressFlow | undefined;

/** Fetches what follows a click, and the wallet's own code at the same time: it would arrive later if only that fetched it. */
async function loadFlow({ wallet }: Pressable): Promise<typeof PressFlow> {
  wallets[wallet].load().catch(() => {
    // Preparing the wallet asks for the same again, and handles the failure.
  });
  return (flow = await withTimeout(LOAD_LIMIT, loadPress()));
}

/** Fetches and prepares what a press of the wallet will need; rejects when that fails, and can be called again. */
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
    // It is closed already.
  }
}

/**
 * A click on a wallet button. When the code of the press is not there yet, only what may not wait is done inside the click: the page is
 * asked, the sheet is opened and the button is busy; then the code is fetched.
 *
 * @param opener gets the focus back when a dialog closes
 */
export function press(pressable: Pressable, opener: HTMLElement): void {
  if (flow) return void flow.press(pressable, opener);
  const { widget, wallet } = pressable;
  // A theme may have written to the form without an event: what counts is what stands there now.
  widget.purchase.refresh();
  if (widget.disabled.value || widget.busy.value || !isAllowed(pressable)) return;
  widget.busy.value = wallet;
  const at = performance.now();
  const opened = openSheet(pressable);
  let begun: BegunPress | null = { opened, at };
  // A sheet may be closed before the code is there: then the press is over, and there is nothing to say.
  void opened?.cancelled.then(() => (begun = widget.busy.value = null));
  loadFlow(pressable).then(
    (loaded) => begun && loaded.press(pressable, opener, begun),
    (error: unknown) => {
      if (!begun) return;
      closeSheet(opened);
      report(error);
      // The button stays busy until the page is left: a second click would send the form twice.
      leave(widget.host);
    },
  );
}

/** Lets a widget take part in presses until its end: it waits for the press of what it sells, if one is under way. */
export function joinPresses(widget: Widget): void {
  flow?.joinPress(widget);
  onEnd(widget.end, () => flow?.leavePress(widget));
}

/** From now on the markup says nothing certain of the shopper's cart: it may have changed since. */
function distrustMarkup(): void {
  if (cartFacts.value === null) cartFacts.value = undefined;
}

// The shopper's cart may have changed while the page was rendered in advance.
document.addEventListener('prerenderingchange', () => {
  for (const { purchase } of liveWidgets) purchase.refresh();
  distrustMarkup();
});

// The page was left and has come back: what was under way is over.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const { busy } of liveWidgets) busy.value = null;
  flow?.endPresses();
  distrustMarkup();
});
