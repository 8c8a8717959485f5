import { fetchCode, isOffline } from '../../network';
import { effect } from '@preact/signals';
import { loadDialog } from '../../network/load-dialog';
import { LINE_LIMIT } from '../../network/network';
import { onEnd } from '../../core/lib/on-end';
import { withTimeout } from '../../core/lib/with-timeout';
import { ensureExport } from '../../core/lib/ensure-export';
import { report, track } from '../../core/track';
import type { OurButton, Prepared } from '../../wallet';
import { wallets } from '../../core/wallets';
import { neededCode } from '../needed-code';
import { prepareBuyItNow } from './buy-it-now';
import { preconnect } from './preconnect';
import { stateOf, walletContext, type Preparing } from './wallet-context';
import type { Button, PressInClick } from '../press';

/** Removes the wallet's button. The code for that is loaded now, because it is rarely needed. If it can't be loaded, the button stays. */
export function withdraw(button: Button, reason: string): void {
  const hadPlan = button.widget.purchase.hasPlan.peek();
  ensureExport(import('./withdraw'), 'withdrawButton')
    .then(({ withdrawButton }) => withdrawButton(button, reason, hadPlan))
    .catch(report);
}

/**
 * Fetches the dialog's code, which few presses need, in a task of its own: a slow processor sends the press's call to the store first. Not
 * without a line, because some browsers never fetch again what has failed.
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
  const { prepared } = stateOf(widget);
  const begun = prepared.get(wallet);
  if (begun) return begun.promise;
  const { load } = wallets[wallet];
  const prepareIt = load
    ? neededCode(fetchCode(load, widget.busy)).then(({ prepare: prepareOwn }) => prepareOwn)
    : Promise.resolve(prepareBuyItNow);
  const promise = withTimeout(
    LINE_LIMIT,
    prepareIt.then((run) => run(walletContext(button))),
  );
  const preparing: Preparing = { promise, at: performance.now(), value: undefined };
  prepared.set(wallet, preparing);
  promise.then(
    (value) => {
      preparing.value = value;
      track('prepared', { wallet, at: preparing.at });
      fetchDialog();
      if (value.eligible) preconnect(button, value.leadsTo, false);
      else withdraw(button, value.reason);
    },
    () => prepared.delete(wallet),
  );
  return promise;
}

/** Lets a wallet show its own content on its element, once. If that throws, our button stays as it is. */
function showOwn(button: Button, { show }: Prepared, press: OurButton['press']): void {
  const { element, root, end } = button;
  if (!show || !root || !end || end.aborted || button.ours) return;
  const ours: OurButton = {
    element,
    root,
    focused: null,
    watch: effect,
    press,
    withdraw: (reason) => withdraw(button, reason),
    report,
  };
  button.ours = ours;
  try {
    onEnd(end, show(ours));
  } catch (error) {
    report(error);
  }
}

/**
 * Loads and prepares a wallet, and lets it show its own content on the button. Can be called many times, but does this once.
 *
 * @param begin begins a press for the wallet's own content, which may be pressed like our button
 */
export function prepare(button: Button, begin: (press: PressInClick) => boolean): Promise<Prepared> {
  const promise = prepareWallet(button);
  promise.then(
    (prepared) =>
      showOwn(button, prepared, (vendorsRun) => begin({ button, opener: button.element, at: 0, vendorsRun })),
    () => {
      // A press will fail in the same way and show it.
    },
  );
  return promise;
}
