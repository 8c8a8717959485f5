import { withTimeout } from '../../core/lib/with-timeout';
import { report, track } from '../../core/track';
import type { Ending, Prepared, WalletId } from '../../wallet';
import type { Button, Press } from '../press';
import { wallets } from '../../core/wallets';
import { asksAgain } from '../ending/asks-again';
import { buyAtCheckout } from './cart/checkout-ending';
import { preconnect } from './preconnect';
import { prepareWallet, withdraw } from './prepare-wallet';
import { walletContext, stateOf } from './wallet-context';

/** How long after the click a press waits for a vendor's script before checkout takes the order, in milliseconds. */
const SDK_LIMIT = 2000;

/** The ending of a press that came to nothing. */
export const cancelled = (): Ending => ({ type: 'cancelled' });

/** What the wallet has prepared; undefined where it needs its vendor's script, and that is not ready in time. */
async function preparedInTime(button: Button, at: number): Promise<Prepared | undefined> {
  const preparing = prepareWallet(button);
  if (!wallets[button.wallet].sdk) return preparing;
  return withTimeout(SDK_LIMIT + at - performance.now(), preparing).catch(report);
}

/** Opens the window of a wallet that needs no more than the click for it. The purchase runs when the page has written the shopper's choice. */
export function openWindowInClick(press: Press): void {
  const { widget, wallet } = press.button;
  if (press.vendorsRun) return;
  try {
    press.window = stateOf(widget).prepared.get(wallet)?.value?.open?.();
  } catch (error) {
    report(error);
  }
  press.vendorsRun = press.window?.run;
  press.isAtVendors = !!press.window;
}

/** The wallet whose last press could open no window and asked for another press; null after any other ending. */
let askedAgain: WalletId | null = null;

/** Whether a press has failed to open its wallet's window for the second time in a row: a browser inside an app may have no windows. */
function failsAgain(wallet: WalletId, ending: Ending | null): boolean {
  const isAgain = asksAgain(ending);
  const isSecond = isAgain && askedAgain === wallet;
  askedAgain = isAgain && !isSecond ? wallet : null;
  return isSecond;
}

/** Runs one purchase of a wallet, from what it has prepared to its ending. Never rejects. */
export async function startWallet(press: Press): Promise<Ending> {
  const { button, sheet, at, vendorsRun } = press;
  const { widget, wallet } = button;
  try {
    if (vendorsRun) {
      const ending = await vendorsRun();
      return failsAgain(wallet, ending) ? await buyAtCheckout(walletContext(button)) : ending;
    }
    // Nothing may be awaited before start() when the wallet is warm: sheets open only inside the click.
    const prepared = stateOf(widget).prepared.get(wallet)?.value ?? (await preparedInTime(button, at));
    // The page may have removed the button meanwhile: nobody would see the result of the order.
    if (press.isOver) return cancelled();
    if (prepared?.eligible) {
      press.isAtVendors = !!wallets[wallet].sdk;
      preconnect(button, prepared.leadsTo, true);
      press.window = prepared.open?.();
      if (press.window) track('sheet_opened', { wallet });
      const ending = await (press.window?.run() ?? prepared.start(sheet, at));
      if (ending?.type === 'unavailable' && ending.reason) withdraw(button, ending.reason);
      else if (!failsAgain(wallet, ending) && ending) return ending;
      press.isAtVendors = false;
    }
    // A sheet that was opened in the click, for a wallet that can't be used here. The rest is as Buy It Now does.
    press.sheet?.abort();
    return await buyAtCheckout(walletContext(button));
  } catch (error) {
    press.sheet?.abort();
    return { type: 'unrecoverable', error };
  }
}
