import { effect } from '@preact/signals';
import { LOAD_LIMIT } from '../../core/click';
import { early } from '../../core/early';
import { onEnd } from '../../core/lib/on-end';
import { withTimeout } from '../../core/lib/with-timeout';
import { whole } from '../../core/lib/whole';
import { report, track } from '../../core/track';
import type { OurButton, Prepared } from '../../wallet';
import { wallets } from '../../core/wallets';
import { needed } from '../api/code-missing';
import { preconnect } from './preconnect';
import { stateOf, walletContext, type Preparing } from './wallet-context';
import type { Button } from '../press';

/** Removes the wallet's button. The code for that is loaded now, because it is rarely needed. If it can't be loaded, the button stays. */
export function withdraw(button: Button, reason: string): void {
  const hadPlan = button.widget.purchase.hasPlan.peek();
  whole(import('./withdraw'), 'withdrawButton')
    .then(({ withdrawButton }) => withdrawButton(button, reason, hadPlan))
    .catch(report);
}

/**
 * Loads and prepares a wallet once for each widget. Rejects when that fails or takes longer than 20 s. A failure is forgotten, so that the
 * next try starts again.
 */
export function prepareWallet(button: Button): Promise<Prepared> {
  const { widget, wallet } = button;
  const { prepared } = stateOf(widget);
  const earlier = prepared.get(wallet);
  if (earlier) return earlier.promise;
  const code = needed(early.fetchCode(wallets[wallet].load, widget.busy));
  const load = code.then(({ prepare }) => prepare(walletContext(button)));
  const entry: Preparing = { promise: withTimeout(LOAD_LIMIT, load), at: performance.now() };
  prepared.set(wallet, entry);
  entry.promise.then(
    (value) => {
      entry.value = value;
      track('prepared', { wallet, at: entry.at });
      if (value.eligible) preconnect(button, value.leadsTo, false);
      else withdraw(button, value.reason);
    },
    () => prepared.delete(wallet),
  );
  return entry.promise;
}

/** Lets a wallet show its own content on its element, once. If that throws, our button stays as it is. */
export function showOwn(button: Button, { show }: Prepared, press: OurButton['press']): void {
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
