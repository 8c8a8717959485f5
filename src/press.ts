import type { WalletConfig } from './element/attributes';
import { within } from './lib/within';
import { EVENTS } from './names';
import { bought, pendingOrder } from './page/pending-order';
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

async function run(pressable: Pressable, opened: OpenedSheet | undefined): Promise<Ending> {
  try {
    // Nothing may be awaited before start() when the wallet is warm: sheets open only inside the click.
    const prepared = pressable.widget.prepared.get(pressable.wallet)?.value ?? (await preparing(pressable));
    if (!prepared.eligible) throw new Error(prepared.reason);
    return await prepared.start(opened);
  } catch (error) {
    try {
      opened?.session.abort();
    } catch {
      // It is closed already.
    }
    return { type: 'unrecoverable', error };
  }
}

/** Where a flow ends that leaves the page. */
const leadsAway = ({ type }: Ending): boolean => type === 'redirect' || type === 'decelerate';

/**
 * A click on a wallet: one purchase from the pre-checks to its ending. Does nothing while another press of the same widget is
 * under way, or while nothing can be bought; goes to the cart that may be the order of an earlier press, if there is one. Never
 * rejects.
 */
export async function press(pressable: Pressable, opener: HTMLElement): Promise<void> {
  const { widget, wallet, element } = pressable;
  const { purchase, busy } = widget;
  // A theme may have written to the form without a sound: what counts is what stands there now.
  purchase.refresh();
  const form = purchase.productForm();
  const what = bought(form, purchase.cartId());
  const pending = pendingOrder(what);
  if (widget.disabled.value || (busy.value && !pending)) return;
  const detail = { instrument: wallets[wallet].instrument };
  const asked = new CustomEvent(EVENTS.press, { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(asked)) return;
  if (pending) return settle({ type: 'redirect', url: pending.checkoutUrl }, opener);
  const repeated = JSON.stringify([wallet, form]);
  if (form && widget.leaving?.purchase === repeated) return settle(widget.leaving.ending, opener);

  track('press', { wallet });
  busy.value = wallet;
  const over = new AbortController();
  widget.pressed = { bought: what, signal: over.signal };
  const opened = open(pressable);
  // The system closes a sheet whose page is left.
  const leave = () => over.abort();
  addEventListener('pagehide', leave);
  const running = run(pressable, opened);
  const closed = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve());
    void opened?.cancelled.then(resolve);
  });
  // A sheet can be closed while its flow is still on its way: the button is there again at once.
  const ending = await Promise.race([running, closed.then((): Ending => ({ type: 'cancelled' }))]);
  busy.value = null;
  // After the back/forward cache the page is another visit, which this press does not take the shopper from.
  if (!over.signal.aborted) {
    widget.leaving = leadsAway(ending) ? { purchase: repeated, ending } : null;
    settle(ending, opener);
    if (ending.type === 'cancelled') {
      // The sheet was closed while its order was being made.
      const late = await running;
      if (leadsAway(late) && !over.signal.aborted) settle(late, opener);
    }
  }
  removeEventListener('pagehide', leave);
}
