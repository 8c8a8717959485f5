import { LOAD_LIMIT, type Pressable } from '../../core/click';
import { withTimeout } from '../../core/lib/with-timeout';
import { whole } from '../../core/lib/whole';
import { report, track } from '../../core/track';
import type { Prepared } from '../../wallet';
import { wallets } from '../../core/wallets';
import { needed } from '../api/code-missing';
import { connectOnTheWay } from './preconnect';
import { stateOf, type Preparing } from './widget-state';
import { walletContext } from './wallet-context';

/** Removes the wallet's button. The code for that is loaded now, because it is rarely needed. If it can't be loaded, the button stays. */
export function withdraw(pressable: Pressable, reason: string): void {
  const hadPlan = pressable.widget.purchase.hasPlan.peek();
  whole(import('./withdraw'), 'withdrawButton')
    .then(({ withdrawButton }) => withdrawButton(pressable, reason, hadPlan))
    .catch(report);
}

/**
 * Loads and prepares a wallet once for each widget. Rejects when that fails or takes longer than 20 s. A failure is forgotten, so that the
 * next try starts again.
 */
export function prepareWallet(pressable: Pressable): Promise<Prepared> {
  const { widget, wallet } = pressable;
  const { prepared } = stateOf(widget);
  const known = prepared.get(wallet);
  if (known) return known.promise;
  const code = needed(withTimeout(LOAD_LIMIT, wallets[wallet].load()));
  const load = code.then(({ prepare }) => prepare(walletContext(pressable)));
  const entry: Preparing = { promise: withTimeout(LOAD_LIMIT, load), at: performance.now() };
  prepared.set(wallet, entry);
  entry.promise.then(
    (value) => {
      entry.value = value;
      track('prepared', { wallet, at: entry.at });
      if (value.eligible) connectOnTheWay(pressable, value.leadsTo);
      else withdraw(pressable, value.reason);
    },
    () => prepared.delete(wallet),
  );
  return entry.promise;
}
