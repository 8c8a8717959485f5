import { withTimeout } from '../lib/async';
import { report, track } from '../lib/track';
import { wallets } from '../widget/wallets';
import type { Button } from '../widget/press-code';
import type { AsksAgain, Ending, Prepared, VendorsWindow, WalletId } from '../wallet';
import { chooseAfterWait, isEnding } from './choose';
import { setCurrent, walletContext } from './context';
import { closeAsShopper } from './first';
import type { Hosts } from './hosts';
import { preconnect } from './preconnect';
import { preparedNow, prepareWallet, withdraw } from './prepare';
import type { Buying, Choice } from './press';
import { readPurchase } from './product-form';
import { buyAtCheckout } from './cart/checkout-ending';
import { SDK_LIMIT } from '../limits';

/** What the wallet has prepared; undefined where it needs its vendor's script, and that is not ready in time. */
async function preparedInTime(button: Button, at: number): Promise<Prepared | undefined> {
  const preparing = prepareWallet(button);
  if (!wallets[button.wallet].sdk) return preparing;
  return withTimeout(SDK_LIMIT + at - performance.now(), preparing).catch(report);
}

/** Whether a press has opened no window, and another one may. */
const asksAgain = (ending: Ending | null): ending is AsksAgain =>
  ending?.type === 'unavailable' && ending.because === 'press_again';

/** The wallet whose last press could open no window and asked for another press; null after any other ending. */
let askedAgain: WalletId | null = null;

/** Whether a press has failed to open its wallet's window for the second time in a row: a browser inside an app may have no windows. */
function failsAgain(wallet: WalletId, ending: Ending | null): boolean {
  const isAgain = asksAgain(ending);
  const isSecond = isAgain && askedAgain === wallet;
  askedAgain = isAgain && !isSecond ? wallet : null;
  return isSecond;
}

/** One purchase of a wallet. Nothing outside of this file changes it. */
interface Purchase {
  choice: Choice;
  isAtVendors: boolean;
  window: VendorsWindow | undefined;
  approve(): void;
}

/** Starts the wallet. Resolves with null where it can't be used: checkout takes the order. */
async function startWallet(purchase: Purchase): Promise<Ending | null> {
  const { button, sheet, at, over } = purchase.choice;
  const { wallet } = button;
  const prepared = preparedNow(button) ?? (await preparedInTime(button, at));
  // The page may have removed the button meanwhile: nobody would see the result of the order.
  if (over.signal.aborted) return { type: 'cancelled' };
  if (!prepared?.eligible) return null;
  purchase.isAtVendors = !!wallets[wallet].sdk;
  preconnect(button, prepared.leadsTo, true);
  const window = prepared.open?.();
  purchase.window = window;
  if (window) track('sheet_opened', { wallet });
  const ending = await (window?.run() ?? prepared.start(sheet, at));
  if (ending?.type !== 'unavailable' || !ending.reason) return ending;
  withdraw(button, ending.reason);
  return null;
}

/** Has the wallet make the purchase, or checkout where it can't. Never rejects. */
async function buyNow(purchase: Purchase): Promise<Ending> {
  const { button, sheet, vendorsRun } = purchase.choice;
  try {
    // Nothing may be awaited before a wallet that is warm starts: sheets open only inside the click.
    const ending = await (vendorsRun ? vendorsRun() : startWallet(purchase));
    if (!failsAgain(button.wallet, ending) && ending) return ending;
    purchase.isAtVendors = false;
    // A sheet that was opened in the click, for a wallet that can't be used here. The rest is as Buy It Now does.
    sheet?.abort();
    return await buyAtCheckout(walletContext(button));
  } catch (error) {
    sheet?.abort();
    return { type: 'unrecoverable', error };
  }
}

/** Reads what is bought when the page's listeners have run, for a sheet that is already open: they may have written to the form. */
function readAgain(purchase: Purchase): void {
  const { choice } = purchase;
  // Google's sheet can't be closed by the page.
  if (choice.sheet && choice.isRefused?.()) closeAsShopper(choice);
  else purchase.choice = { ...choice, ...readPurchase(choice.button) };
}

/** Waits, reads the choice, and has the wallet make the purchase. Without anything to wait for, the wallet starts inside the click. */
function buyAfterWait(purchase: Purchase, hosts: Hosts): Promise<Ending> {
  const { wait, listenersRan } = purchase.choice;
  if (!wait) {
    void listenersRan?.then(() => readAgain(purchase));
    return buyNow(purchase);
  }
  return wait.then(() => {
    const before = purchase.choice;
    const chosen = chooseAfterWait(before, hosts);
    if (!isEnding(chosen)) {
      purchase.choice = chosen;
      setCurrent(chosen.button.widget, purchase);
      return buyNow(purchase);
    }
    if (!before.over.signal.aborted) before.sheet?.abort();
    return before.vendorsRun?.(chosen) ?? chosen;
  });
}

/** Has a wallet make the purchase of a choice. */
export function buy(choice: Choice, hosts: Hosts): Buying {
  const approvals: (() => void)[] = [];
  const purchase: Purchase = {
    choice,
    isAtVendors: !!choice.vendorsRun,
    window: choice.window,
    approve: () => approvals.forEach((run) => run()),
  };
  setCurrent(choice.button.widget, purchase);
  return {
    ending: buyAfterWait(purchase, hosts),
    choice: () => purchase.choice,
    isAtVendors: () => purchase.isAtVendors,
    closeWindow: () => purchase.window?.close(),
    later: () => purchase.window?.later,
    onApproval: (run) => void approvals.push(run),
  };
}
