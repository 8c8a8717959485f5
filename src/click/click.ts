/** What a press does inside its click, before the rest of its code may be there. */
import type { OpenedSheet } from '../opened-sheet';
import { APPLE, PRESS } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import { loadOnce } from '../lib/async';
import { report } from '../lib/track';
import { PRESS_EVENT, RENDERED_EVENT } from '../names';
import { type Button, pressCode, type Click, type PressCode } from '../widget/press-code';
import { wallets } from '../widget/wallets';
import { leaveWithoutCode } from './leave-without-code';
import { liveWidgets, type Widget } from '../widget/live-widgets';
import { cartFacts } from '../page/purchase';
import { companion, neededCompanion } from '../companion/start-companion';
import type { Prepared } from '../wallet';

/** What only a browser with Apple Pay needs: see src/apple. */
interface AppleCode {
  /** Opens the sheet of a press, inside its click. Where that fails the press goes on without a sheet. */
  openSheet(button: Button): OpenedSheet | undefined;
  /** Since when a click can open it, in milliseconds of `performance.now()`. */
  readyAt: number;
}

/** The code that opens Apple's sheet, and what fetches it, once: never rejects. */
export const [appleCode, fetchApple] = loadOnce(() => fetchChunk<AppleCode>(APPLE), report);

/** Whether there is Apple's sheet: the browser's own, or once Apple's script has come. */
export const hasApple = (): boolean => typeof ApplePaySession !== 'undefined';

/** Dispatches an event of ours, which the page hears anywhere. @returns whether nothing has cancelled it */
const dispatch = (element: Element, type: string, detail: object): boolean =>
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }));

/** Asks the page whether a press may begin: `karui:press` can be cancelled. */
const isAllowed = ({ wallet, element }: Button): boolean =>
  dispatch(element, PRESS_EVENT, { instrument: wallets[wallet].instrument });

/** Tells a page in PCI mode of a button whose code could not be loaded; of all others its own code tells. */
export const tellMissing = (element: Element): unknown =>
  element.hasAttribute('pci-enabled') && dispatch(element, RENDERED_EVENT, { success: false, message: 'missing' });

/** Opens a wallet's sheet inside the click; none where the wallet has none that has to be opened there, or its code is missing. */
export const openSheetInClick: AppleCode['openSheet'] = (button) =>
  wallets[button.wallet].opensInClick ? appleCode()?.openSheet(button) : undefined;

/** Fetches the code of a press, and at the same time the wallet's own: a press fetches that again, and neither waits for the other nor fails with it. */
function loadCode({ wallet }: Button): Promise<PressCode> {
  const { code } = wallets[wallet];
  if (code) fetchChunk(code).catch(() => {});
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
