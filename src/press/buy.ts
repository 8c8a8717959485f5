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

/** One purchase of a wallet, from what it has prepared to its ending. */
class Purchase implements Buying {
  readonly ending: Promise<Ending>;
  choice: Choice;
  isAtVendors: boolean;
  #window: VendorsWindow | undefined;
  readonly #approvals: (() => void)[] = [];

  constructor(choice: Choice, hosts: Hosts) {
    this.choice = choice;
    this.#window = choice.window;
    this.isAtVendors = !!choice.vendorsRun;
    setCurrent(choice.button.widget, this);
    this.ending = this.#buyAfterWait(hosts);
  }

  closeWindow = () => this.#window?.close();
  later = () => this.#window?.later;
  onApproval = (run: () => void) => void this.#approvals.push(run);
  approve = () => this.#approvals.forEach((run) => run());

  /** Waits, reads the choice, and has the wallet make the purchase. Without anything to wait for, the wallet starts inside the click. */
  #buyAfterWait(hosts: Hosts): Promise<Ending> {
    const { wait, listenersRan } = this.choice;
    if (!wait) {
      void listenersRan?.then(() => this.#readAgain());
      return this.#buy();
    }
    return wait.then(() => {
      const before = this.choice;
      const chosen = chooseAfterWait(before, hosts);
      if (!isEnding(chosen)) {
        this.choice = chosen;
        setCurrent(chosen.button.widget, this);
        return this.#buy();
      }
      if (!before.over.signal.aborted) before.sheet?.abort();
      return before.vendorsRun?.(chosen) ?? chosen;
    });
  }

  /** Reads what is bought when the page's listeners have run, for a sheet that is already open: they may have written to the form. */
  #readAgain(): void {
    const choice = this.choice;
    // Google's sheet can't be closed by the page.
    if (choice.sheet && choice.isRefused?.()) closeAsShopper(choice);
    else this.choice = { ...choice, ...readPurchase(choice.button) };
  }

  async #buy(): Promise<Ending> {
    const { button, sheet, vendorsRun } = this.choice;
    try {
      // Nothing may be awaited before a wallet that is warm starts: sheets open only inside the click.
      const ending = await (vendorsRun ? vendorsRun() : this.#startWallet());
      if (!failsAgain(button.wallet, ending) && ending) return ending;
      this.isAtVendors = false;
      // A sheet that was opened in the click, for a wallet that can't be used here. The rest is as Buy It Now does.
      sheet?.abort();
      return await buyAtCheckout(walletContext(button));
    } catch (error) {
      sheet?.abort();
      return { type: 'unrecoverable', error };
    }
  }

  /** Starts the wallet. Resolves with null where it can't be used: checkout takes the order. */
  async #startWallet(): Promise<Ending | null> {
    const { button, sheet, at, over } = this.choice;
    const { wallet } = button;
    const prepared = preparedNow(button) ?? (await preparedInTime(button, at));
    // The page may have removed the button meanwhile: nobody would see the result of the order.
    if (over.signal.aborted) return { type: 'cancelled' };
    if (!prepared?.eligible) return null;
    this.isAtVendors = !!wallets[wallet].sdk;
    preconnect(button, prepared.leadsTo, true);
    this.#window = prepared.open?.();
    if (this.#window) track('sheet_opened', { wallet });
    const ending = await (this.#window?.run() ?? prepared.start(sheet, at));
    if (ending?.type !== 'unavailable' || !ending.reason) return ending;
    withdraw(button, ending.reason);
    return null;
  }
}

/** Has a wallet make the purchase of a choice. */
export const buy = (choice: Choice, hosts: Hosts): Buying => new Purchase(choice, hosts);
