import type { WalletConfig } from './element/attributes';
import { within } from './lib/within';
import { EVENTS } from './names';
import { settle } from './settle';
import { report, track } from './telemetry/track';
import type { Ending, OpenedSheet, Prepared, WalletId } from './wallet';
import { wallets } from './wallets';
import type { Widget } from './widget';

/** How long a cold press waits for code on a bad line before it says that it can't go on. */
const LOAD_LIMIT = 20_000;

/** One wallet button of a widget. */
export interface Pressable {
  widget: Widget;
  wallet: WalletId;
  params: WalletConfig['params'];
  element: HTMLElement;
}

/** Loads and prepares a wallet once; a failure is forgotten, so that the next try starts afresh. */
export function preparing(pressable: Pressable): Promise<Prepared> {
  const { widget, wallet } = pressable;
  const known = widget.prepared.get(wallet);
  if (known) return known.promise;
  const load = wallets[wallet].load().then((prepare) => prepare(widget.context(pressable)));
  const entry: { promise: Promise<Prepared>; value?: Prepared } = { promise: within(LOAD_LIMIT, load) };
  widget.prepared.set(wallet, entry);
  entry.promise.then(
    (value) => (entry.value = value),
    () => widget.prepared.delete(wallet),
  );
  return entry.promise;
}

/** The sheet of a wallet that opens it inside the click. Where it can't be opened, the flow goes on without. */
function open(pressable: Pressable): OpenedSheet | undefined {
  try {
    return wallets[pressable.wallet].gesture?.(pressable.widget.context(pressable));
  } catch (error) {
    report(error);
  }
}

function closeSheet(opened: OpenedSheet | undefined): void {
  try {
    opened?.session.abort();
  } catch {
    // It is closed already.
  }
}

/** In the shape of the API's own error, which is not worth a report. */
const invalidQuantity = (): Ending => ({
  type: 'unrecoverable',
  error: new Error('invalid_quantity', { cause: { code: 'INVALID', field: ['quantity'] } }),
});

/** The flow of a press that had to wait for the shopper's choice; the sheet was opened before, inside the click. */
function runChosen(pressable: Pressable, opened: OpenedSheet | undefined): Promise<Ending> | Ending {
  const { widget } = pressable;
  widget.purchase.refresh();
  // The sheet was closed meanwhile, or the page is another one.
  if (!widget.busy.value || !widget.host.isConnected) return { type: 'cancelled' };
  if (widget.purchase.productForm()) return run(pressable, opened);
  closeSheet(opened);
  return { type: 'out_of_stock' };
}

async function run(pressable: Pressable, opened: OpenedSheet | undefined): Promise<Ending> {
  try {
    // Nothing may be awaited before start() when the wallet is warm: sheets open only inside the click.
    const prepared = pressable.widget.prepared.get(pressable.wallet)?.value ?? (await preparing(pressable));
    if (!prepared.eligible) throw new Error(prepared.reason);
    return await prepared.start(opened);
  } catch (error) {
    closeSheet(opened);
    return { type: 'unrecoverable', error };
  }
}

/**
 * A click on a wallet: one purchase from the pre-checks to its ending. Does nothing while another press of the same widget is
 * under way, or while nothing can be bought. Never rejects.
 */
export async function press(pressable: Pressable, opener: HTMLElement): Promise<void> {
  const { widget, wallet, element } = pressable;
  // A theme may have written to the form without a sound: what counts is what stands there now.
  widget.purchase.refresh();
  if (widget.disabled.value || widget.busy.value) return;
  const detail = { instrument: wallets[wallet].instrument };
  const asked = new CustomEvent(EVENTS.press, { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(asked)) return;
  const bought = () => JSON.stringify([wallet, widget.purchase.productForm()]);
  let purchase = bought();
  // Nothing is awaited when there is nothing to wait for: sheets open only inside the click.
  const choice = widget.purchase.settled?.();
  const form = !choice && widget.purchase.productForm();
  if (form && widget.leaving?.purchase === purchase) return settle(widget.leaving.ending, opener);

  // No sheet and no cart for what is no quantity; the dialog is the generic one (specification, shell §8).
  if (widget.purchase.productForm()?.quantity === 0) return settle(invalidQuantity(), opener);

  track('press', { wallet });
  widget.busy.value = wallet;
  const opened = open(pressable);
  const running = choice
    ? choice.then(() => {
        purchase = bought();
        return runChosen(pressable, opened);
      })
    : run(pressable, opened);
  // A sheet can be closed while its flow is still on its way: the button is there again at once.
  const ending = await (opened
    ? Promise.race([running, opened.cancelled.then((): Ending => ({ type: 'cancelled' }))])
    : running);
  widget.busy.value = null;
  widget.leaving = 'url' in ending ? { purchase, ending } : null;
  settle(ending, opener);
}
