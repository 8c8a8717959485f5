import type { WalletConfig } from './element/attributes';
import { within } from './lib/within';
import { EVENTS } from './names';
import { bought, pendingOrder } from './page/pending-order';
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
  const form = purchase.productForm();
  const what = bought(form, purchase.cartId());
  const pending = pendingOrder(what);
  if (widget.disabled.value || (widget.busy.value && !pending)) return;
  const detail = { instrument: wallets[wallet].instrument };
  const asked = new CustomEvent(EVENTS.press, { bubbles: true, composed: true, cancelable: true, detail });
  if (!element.dispatchEvent(asked)) return;
  if (pending) return settle({ type: 'redirect', url: pending.checkoutUrl }, opener);
  const repeated = JSON.stringify([wallet, form]);
  if (form && widget.leaving?.purchase === repeated) return settle(widget.leaving.ending, opener);

  track('press', { wallet });
  const underWay = beginPress(widget, wallet);
  const over = new AbortController();
  widget.pressed = { bought: what, signal: over.signal };
  const leave = () => over.abort();
  addEventListener('pagehide', leave);
  const opened = open(pressable);
  const running = run(pressable, opened);
  const remember = (ending: Ending) =>
    void (widget.leaving = leadsAway(ending) ? { purchase: repeated, ending } : null);
  const gone = underWay.abandoned.then(() => {
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
