import { type Widget, liveWidgets } from '../widget/live-widgets';
import type { Button } from '../widget/press-code';
import { inSlices } from '../lib/async';
import type { WalletId } from '../wallet';
import { purchaseKeyOf, readProductForm } from './product-form';

/**
 * Whether a host's buttons have a place in the page: a theme may keep the old product for a while, hidden, beside the new one. The host
 * itself has none where its theme says `display: contents`.
 */
export const isVisible = ({ host }: Widget): boolean => (host.firstElementChild?.getClientRects().length ?? 0) > 0;

/** The hosts that wait for one press: their buttons are busy, and can't be pressed. */
export interface Hosts {
  /** Resolves when no host on the page waits for the press any more. */
  readonly abandoned: Promise<void>;
  /** Whether a host still waits for the press. */
  areWaiting(): Promise<boolean>;
  /** The shopper's choice has come to the form. @returns the host in which the press goes on: the pressed one or the one in its place */
  follow(): Widget;
  /** Lets the hosts go: their buttons can be pressed again. */
  free(): void;
  /** The shopper may have left the vendor's window: a host that takes the place of one of these finds the press, and is not busy. */
  leave(): void;
  /** The shopper has approved there after all: the hosts are busy again. */
  waitAgain(): void;
}

/** What is known of the hosts of one press. Nothing outside of this file sees it. */
interface Waiting {
  readonly wallet: WalletId;
  readonly widgets: Set<Widget>;
  /** Under which a host finds the press. */
  key: string | null;
  /** Resolves when the theme has had time to render a removed host anew. */
  renderTime?: Promise<void>;
  isLeft: boolean;
  abandon(): void;
}

/**
 * Purchase → the hosts of its press. While the shopper's choice is on its way to the form, the key is the product's variants, because the
 * theme may render the host anew with another variant. Kept for the page and not for each host, because themes render hosts anew at any time.
 */
const presses = new Map<string | null, Waiting>();

const keyOf = ({ purchase }: Widget): string => purchaseKeyOf(readProductForm(purchase.form), purchase.cartId());

const variantsOf = ({ host, purchase }: Widget): string | null => purchase.form && host.getAttribute('variant-params');

/** Makes a host wait for a press, and shows it, unless the press has given its hosts back. */
function makeWait(widget: Widget, { widgets, wallet, isLeft }: Waiting): void {
  widgets.add(widget);
  if (!isLeft) widget.busy.value = wallet;
}

/**
 * Makes a host wait for the press of the same purchase: of a host that it has replaced, or of another host.
 *
 * @returns whether there is one
 */
export function joinPress(widget: Widget): boolean {
  // Most pages have no press under way: their forms need not be read.
  if (presses.size === 0) return false;
  const waiting = presses.get(keyOf(widget)) ?? presses.get(variantsOf(widget));
  if (waiting) makeWait(widget, waiting);
  return !!waiting && !waiting.isLeft;
}

/** Ends the press unless a host that waits for it is rendered in this task, or in the next ones where there are many. */
function abandonLater(waiting: Waiting): void {
  waiting.renderTime = new Promise((resolve) => {
    // The host that takes the place was queued for painting before this.
    setTimeout(() => inSlices(resolve));
  });
  void waiting.renderTime.then(() => {
    if (waiting.widgets.size === 0) waiting.abandon();
  });
}

function register(waiting: Waiting, key: string | null): void {
  waiting.key = key;
  presses.set(key, waiting);
}

/** @returns whether hosts could find the press until now: after it was cancelled, another one may have begun for the same purchase */
const unregister = (waiting: Waiting): boolean => presses.get(waiting.key) === waiting && presses.delete(waiting.key);

/** Those of a window that was left may have another press already. */
function free(waiting: Waiting): void {
  unregister(waiting);
  if (waiting.isLeft) return;
  for (const widget of waiting.widgets) widget.busy.value = null;
}

/**
 * Makes the hosts of the same purchase wait for a press. The pressed host must not have another press under way.
 *
 * @param isChoiceComing whether the page has yet to write the shopper's choice
 */
export function makeHostsWait({ widget, wallet }: Button, isChoiceComing: boolean): Hosts {
  const key = (isChoiceComing && variantsOf(widget)) || keyOf(widget);
  const waiting: Waiting = { wallet, widgets: new Set(), key, isLeft: false, abandon() {} };
  const abandoned = new Promise<void>((resolve) => (waiting.abandon = resolve));
  register(waiting, key);
  // Its host may have been rendered anew while the code was fetched.
  const isOfPress = (other: Widget) => keyOf(other) === key || variantsOf(other) === key;
  const hosts = liveWidgets.has(widget) ? [widget] : [...liveWidgets].filter(isOfPress);
  for (const each of hosts) makeWait(each, waiting);
  if (!hosts.length) abandonLater(waiting);
  return {
    abandoned,
    async areWaiting() {
      if (!waiting.widgets.size) await waiting.renderTime;
      return waiting.widgets.size > 0;
    },
    follow() {
      const found = [...waiting.widgets].find(isVisible) ?? widget;
      // The press may be over: its sheet was closed, or the page was left.
      if (unregister(waiting)) register(waiting, keyOf(found));
      return found;
    },
    free: () => free(waiting),
    leave() {
      waiting.isLeft = true;
      register(waiting, waiting.key);
    },
    waitAgain() {
      waiting.isLeft = false;
      for (const each of waiting.widgets) makeWait(each, waiting);
    },
  };
}

/** A press comes to nothing: its host is free again, unless it waits for another press of the same purchase. */
export function freeUnlessWaiting(widget: Widget): void {
  if (![...presses.values()].some(({ widgets }) => widgets.has(widget))) widget.busy.value = null;
}

/** A host has left the page: its press ends, unless the host is rendered anew. */
export function quitPress(widget: Widget): void {
  for (const waiting of presses.values())
    if (waiting.widgets.delete(widget) && !waiting.widgets.size) abandonLater(waiting);
}

/** Ends all presses: the page was left, and has come back. */
export function endPresses(): void {
  for (const waiting of presses.values()) {
    free(waiting);
    waiting.widgets.clear();
    waiting.abandon();
  }
}
