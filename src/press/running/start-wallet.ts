import { loadBuyItNow } from '../../core/chunks';
import { closeSheet, LOAD_LIMIT, type Pressable } from '../../core/click';
import { withTimeout } from '../../core/lib/with-timeout';
import { report } from '../../core/track';
import type { OpenedSheet } from '../../core/opened-sheet';
import type { Ending, Prepared, Stage } from '../../wallet';
import { wallets } from '../../core/wallets';
import { needed } from '../api/code-missing';
import { connect } from './preconnect';
import { prepareWallet, withdraw } from './prepare-wallet';
import { walletContext } from './wallet-context';
import { stateOf } from './widget-state';

/** How long after the click a press waits for a vendor's script before checkout takes the order, in milliseconds. */
const SDK_LIMIT = 2000;

/** The window or sheet of one press. */
export type PressWindow = {
  /** Apple's sheet, which was opened in the click. */
  readonly opened: OpenedSheet | undefined;
  /** When the click was, in milliseconds of `performance.now()`. */
  readonly at: number;
  /** Runs the purchase of a press that began elsewhere, instead of the wallet's prepared flow. */
  readonly run?: Parameters<Stage['press']>[0] | undefined;
  /** Whether a vendor may have something open that the page can't close: the shopper may still pay there. */
  isVendors: boolean;
  /** Whether the press has ended. */
  isOver?: boolean;
};

/** The ending of a press that came to nothing. */
export const cancelled = (): Ending => ({ type: 'cancelled' });

/** What the wallet has prepared; undefined where it needs its vendor's script, and that is not ready in time. */
async function ready(pressable: Pressable, at: number): Promise<Prepared | undefined> {
  const preparing = prepareWallet(pressable);
  if (!wallets[pressable.wallet].sdk) return preparing;
  return withTimeout(SDK_LIMIT + at - performance.now(), preparing).catch(report);
}

/** Pre-checks, then checkout: for a wallet that can't open its sheet. */
async function goToCheckout(pressable: Pressable): Promise<Ending> {
  const { prepare } = await needed(withTimeout(LOAD_LIMIT, loadBuyItNow()));
  const prepared = await prepare(walletContext(pressable));
  // Buy It Now is always eligible, and always has an ending.
  return (prepared as Extract<Prepared, { eligible: true }>).start() as Promise<Ending>;
}

/** Runs one purchase of a wallet, from what it has prepared to its ending. Never rejects. */
export async function startWallet(pressable: Pressable, pressWindow: PressWindow): Promise<Ending> {
  const { widget, wallet } = pressable;
  const { opened, at, run } = pressWindow;
  try {
    if (run) return await run();
    // Nothing may be awaited before start() when the wallet is warm: sheets open only inside the click.
    const prepared = stateOf(widget).prepared.get(wallet)?.value ?? (await ready(pressable, at));
    // The page may have removed the button meanwhile: nobody would see the result of the order.
    if (pressWindow.isOver) return cancelled();
    if (prepared?.eligible) {
      pressWindow.isVendors = !!wallets[wallet].sdk;
      connect(pressable, prepared.leadsTo);
      const ending = await prepared.start(opened, at);
      if (ending?.type === 'unavailable' && ending.reason) withdraw(pressable, ending.reason);
      else if (ending) return ending;
      pressWindow.isVendors = false;
    }
    return await goToCheckout(pressable);
  } catch (error) {
    closeSheet(opened);
    return { type: 'unrecoverable', error };
  }
}
