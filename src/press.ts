import type { WalletConfig } from './shop';
import { withTimeout } from './lib/with-timeout';
import { EVENTS } from './names';
import { bought, pendingOrder, type PendingOrder } from './page/pending-order';
import { settle } from './settle';
import { report, track } from './telemetry/track';
import { beginPress, joinPress } from './under-way';
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
  const entry: { promise: Promise<Prepared>; value?: Prepared } = { promise: withTimeout(LOAD_LIMIT, load) };
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

function abort(opened: OpenedSheet | undefined): void {
  try {
    opened?.session.abort();
  } catch {
    // It is closed already.
  }
}

async function run(pressable: Pressable, opened: OpenedSheet | undefined): Promise<Ending> {
  try {
    // Nothing may be awaited before start() when the wallet is warm: sheets open only inside the click.
    const prepared = pressable.widget.prepared.get(pressable.wallet)?.value ?? (await preparing(pressable));
    if (!prepared.eligible) throw new Error(prepared.reason);
    return await prepared.start(opened);
  } catch (error) {
    abort(opened);
    return { type: 'unrecoverable', error };
  }
}

/** In the shape of the API's own error, which is not worth a report. */
const invalidQuantity = (): Ending => ({
  type: 'unrecoverable',
  error: new Error('invalid_quantity', { cause: { code: 'INVALID', field: ['quantity'] } }),
});

const toOrder = ({ checkoutUrl: url }: PendingOrder): Ending => ({ type: 'redirect', url });

/** What a press would buy now: for the order, and for the press itself, which a second one of the same wallet repeats. */
function what({ widget: { purchase }, wallet }: Pressable) {
  const form = purchase.productForm();
  return { form, bought: bought(form, purchase.cartId()), press: JSON.stringify([wallet, form]) };
}

/** The flow of a press that had to wait for the shopper's choice; the sheet was opened before, inside the click. */
function runChosen(pressable: Pressable, opened: OpenedSheet | undefined): Promise<Ending> | Ending {
  const { busy, host, purchase, pressed } = pressable.widget;
  // The sheet was closed meanwhile, or the page is another one.
  if (!busy.value || !host.isConnected) return cancelled();
  const pending = pendingOrder(pressed!.bought);
  if (purchase.productForm() && !pending) return run(pressable, opened);
  abort(opened);
  return pending ? toOrder(pending) : { type: 'out_of_stock' };
}

const cancelled = (): Ending => ({ type: 'cancelled' });

/** Whether an ending leaves the page. */
const leadsAway = ({ type }: Ending): boolean => type === 'redirect' || type === 'decelerate';

/**
 * A click on a wallet: one purchase from the pre-checks to its ending. Does nothing while another press of the same widget or of
 * the same purchase is under way, or while nothing can be bought; goes to the cart that may be the order of an earlier press, if
 * there is one. Comes to nothing when its host leaves the page for good, or the page is left. Never rejects.
 */
export async function press(pressable: Pressable, opener: HTMLElement): Promise<void> {
  const { widget, wallet, element } = pressable;
  const { purchase } = widget;
  // A theme may have written to the form without a sound: what counts is what stands there now.
  purchase.refresh();
  joinPress(widget);
  const now = () => what(pressable);
  let chosen = now();
  // Nothing is awaited when there is nothing to wait for: sheets open only inside the click.
  const choice = purchase.settled?.();
  const pending = pendingOrder(choice ? '' : chosen.bought);
  if (widget.disabled.value || (widget.busy.value && !pending)) return;
  const detail = { instrument: wallets[wallet].instrument };
  const asked = new CustomEvent(EVENTS.press, { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(asked)) return;
  if (pending) return settle(toOrder(pending), opener);
  if (!choice && chosen.form && widget.leaving?.purchase === chosen.press) return settle(widget.leaving.ending, opener);
  // No sheet and no cart for what is no quantity; the dialog is the generic one (specification, shell §8).
  if (chosen.form?.quantity === 0) return settle(invalidQuantity(), opener);

  track('press', { wallet });
  const underWay = beginPress(widget, wallet);
  const over = new AbortController();
  widget.pressed = { bought: chosen.bought, signal: over.signal };
  const leave = () => over.abort();
  addEventListener('pagehide', leave);
  const opened = open(pressable);
  const running = choice
    ? choice.then(() => {
        purchase.refresh();
        chosen = now();
        widget.pressed = { bought: chosen.bought, signal: over.signal };
        return runChosen(pressable, opened);
      })
    : run(pressable, opened);
  const remember = (ending: Ending) =>
    void (widget.leaving = leadsAway(ending) ? { purchase: chosen.press, ending } : null);
  const gone = underWay.abandoned.then(() => {
    // The system has closed the sheet of a page that was left.
    if (over.signal.aborted) return;
    // The cart that it may still make is the one for the next press of the same.
    void running.then(remember);
    abort(opened);
    // Apple tells nobody of a sheet that the page aborts; its flow ends as if the shopper had closed it.
    opened?.session.oncancel?.({} as ApplePayJS.Event);
  });
  const left = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  // A sheet can be closed while its flow is still on its way: the button is there again at once.
  const ends = opened ? [left, gone, opened.cancelled] : [left, gone];
  const came = await Promise.race([running, Promise.race(ends).then(cancelled)]);
  const ending = (await underWay.end()) || opened ? came : cancelled();
  // After the back/forward cache the page is another visit, which this press does not take the shopper from.
  if (!over.signal.aborted) {
    if (ending.type === 'decelerate' && ending.reason === 'missing_cart_id') purchase.vanish();
    remember(ending);
    settle(ending, opener);
    // The sheet was closed while its order was being made: the shopper sees it all the same.
    const late = opened && ending.type === 'cancelled' ? await running : ending;
    if (late !== ending && leadsAway(late) && !over.signal.aborted) settle(late, opener);
  }
  removeEventListener('pagehide', leave);
}
