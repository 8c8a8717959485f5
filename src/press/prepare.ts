import { effect } from '@preact/signals';
import type { Button } from '../widget/press-code';
import { click } from '../click/click';
import { fetchChunk } from '../lib/code';
import { onEnd, withTimeout } from '../lib/async';
import { report, track } from '../lib/track';
import { wallets } from '../widget/wallets';
import type { Widget } from '../widget/live-widgets';
import { fetchCode, isOffline } from '../network';
import { loadDialog } from '../dialog/load-dialog';
import type { OurButton, Prepare, Prepared, VendorsWindow, WalletId } from '../wallet';
import { walletContext } from './context';
import { loadRarePress } from './load-rare';
import { neededCode } from './needed-code';
import { preconnect } from './preconnect';
import { buyAtCheckout } from './cart/checkout-ending';
import { NETWORK_LIMIT } from '../limits';

/** A wallet that is prepared, or will be. */
interface Preparing {
  promise: Promise<Prepared>;
  /** Undefined until then. Never left out, because a page may have put a `value` on `Object.prototype`. */
  value: Prepared | undefined;
}

/** Widget → wallet → what was prepared for it. */
const states = new WeakMap<Widget, Map<WalletId, Preparing>>();

function preparedIn(widget: Widget): Map<WalletId, Preparing> {
  const known = states.get(widget) ?? new Map<WalletId, Preparing>();
  states.set(widget, known);
  return known;
}

/** What a button's wallet has prepared; undefined while it has not. */
export const preparedNow = ({ widget, wallet }: Button): Prepared | undefined => preparedIn(widget).get(wallet)?.value;

/** Opens the window of a wallet that needs no more than the click for it. The purchase runs when the page has written the shopper's choice. */
export function openWindow(button: Button): VendorsWindow | undefined {
  try {
    return preparedNow(button)?.open?.();
  } catch (error) {
    report(error);
  }
}

/** From now on a button's wallet counts as not prepared. */
export const forgetPrepared = ({ widget, wallet }: Button): unknown => preparedIn(widget).delete(wallet);

/** Buy It Now, More options, and wallets without code of their own: pre-checks, then checkout. */
export const prepareBuyItNow: Prepare = async (ctx) => ({ eligible: true, start: () => buyAtCheckout(ctx) });

/** Removes the wallet's button. The code for that is loaded now, because it is rarely needed. If it can't be loaded, the button stays. */
export function withdraw(button: Button, reason: string): void {
  const hadPlan = button.widget.purchase.hasPlan.peek();
  loadRarePress()
    .then(({ withdrawButton }) => withdrawButton(button, reason, hadPlan))
    .catch(report);
}

/**
 * Fetches the dialog's code, which few presses need, in a task of its own: a slow processor sends the press's call to the store first. Not
 * without a network, because some browsers never fetch again what has failed.
 */
function fetchDialog(): void {
  setTimeout(() => {
    if (isOffline()) return;
    loadDialog().catch(() => {
      // A press that needs it fetches it again.
    });
  });
}

/**
 * Loads and prepares a wallet once for each widget. Rejects when that fails or takes longer than 20 s. A failure is forgotten, so that the
 * next try starts again.
 */
export function prepareWallet(button: Button): Promise<Prepared> {
  const { widget, wallet } = button;
  const prepared = preparedIn(widget);
  const begun = prepared.get(wallet);
  if (begun) return begun.promise;
  const at = performance.now();
  const { code } = wallets[wallet];
  const prepareIt = code
    ? neededCode(fetchCode(() => fetchChunk<{ prepare: Prepare }>(code), widget.busy)).then((own) => own.prepare)
    : Promise.resolve(prepareBuyItNow);
  const promise = withTimeout(
    NETWORK_LIMIT,
    prepareIt.then((run) => run(walletContext(button))),
  );
  const preparing: Preparing = { promise, value: undefined };
  prepared.set(wallet, preparing);
  promise.then(
    (value) => {
      preparing.value = value;
      track('prepared', { wallet, at });
      fetchDialog();
      if (value.eligible) preconnect(button, value.leadsTo, false);
      else withdraw(button, value.reason);
    },
    () => prepared.delete(wallet),
  );
  return promise;
}

/** A wallet's element → what the wallet shows there. */
const shown = new WeakMap<HTMLElement, OurButton>();

/** What gets the focus when a dialog closes, where a wallet's own content has been pressed. */
export const focusedIn = ({ element }: Button): HTMLElement | null | undefined => shown.get(element)?.focused;

/** Lets a wallet show its own content on its element, once. If that throws, our button stays as it is. */
function showOwn(button: Button, { show }: Prepared): void {
  const { element, root, end } = button;
  if (!show || !root || !end || end.aborted || shown.has(element)) return;
  const ours: OurButton = {
    element,
    root,
    focused: null,
    watch: effect,
    press: (run) => click({ button, opener: element, vendorsRun: run }),
    withdraw: (reason) => withdraw(button, reason),
    report,
  };
  shown.set(element, ours);
  try {
    onEnd(end, show(ours));
  } catch (error) {
    report(error);
  }
}

/** Loads and prepares a wallet, and lets it show its own content on the button. Can be called many times, but does this once. */
export function prepare(button: Button): Promise<Prepared> {
  const promise = prepareWallet(button);
  promise.then(
    (prepared) => showOwn(button, prepared),
    () => {
      // A press will fail in the same way and show it.
    },
  );
  return promise;
}
