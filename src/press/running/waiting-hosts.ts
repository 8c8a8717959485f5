import { inSlices } from '../../core/lib/in-slices';
import { liveWidgets } from '../../core/live-widgets';
import type { Widget } from '../../core/widget';
import { forgetEnding } from '../choice/ending-at-once';
import { readProductForm } from '../choice/product-form';
import { purchaseKeyOf } from '../orders/pending-order';
import type { Press } from '../press';
import { isVisible } from './is-visible';
import { stateOf } from './wallet-context';

/**
 * Purchase → its press. While the shopper's choice is on its way to the form, the key is the product's variants, because the theme may
 * render the host anew with another variant. Kept for the page and not for each host, because themes render hosts anew at any time.
 */
const presses = new Map<string | null | undefined, Press>();

const keyOf = ({ purchase }: Widget): string => purchaseKeyOf(readProductForm(purchase.form), purchase.cartId());

const variantsOf = ({ host, purchase }: Widget): string | null => purchase.form && host.getAttribute('variant-params');

/** Makes a host wait for a press, and shows it, unless the press has given its hosts back. */
export function makeWait(widget: Widget, press: Press): void {
  press.widgets.add(widget);
  if (!press.isLeft) widget.busy.value = press.button.wallet;
}

/**
 * Makes a host wait for the press of the same purchase: of a host that it has replaced, or of another host.
 *
 * @returns whether there is one
 */
export function joinPress(widget: Widget): boolean {
  // Most pages have no press under way: their forms need not be read.
  if (presses.size === 0) return false;
  const press = presses.get(keyOf(widget)) ?? presses.get(variantsOf(widget));
  if (press) makeWait(widget, press);
  return !!press && !press.isLeft;
}

/** Ends the press unless a host that waits for it is rendered in this task, or in the next ones where there are many. */
function abandonLater(press: Press): void {
  press.renderTime = new Promise((resolve) => {
    // The host that takes the place was queued for painting before this.
    setTimeout(() => inSlices(resolve));
  });
  void press.renderTime.then(() => {
    if (press.widgets.size === 0) press.abandon?.();
  });
}

/** From now on hosts find the press by its purchase, and the wallet reads from it what is bought. */
export function register(press: Press, key: string | null | undefined): void {
  press.hostKey = key;
  presses.set(key, press);
  stateOf(press.button.widget).latestPress = press;
}

/** @returns whether hosts could find the press until now: after it was cancelled, another one may have begun for the same purchase */
const unregister = (press: Press): boolean => presses.get(press.hostKey) === press && presses.delete(press.hostKey);

/**
 * Makes the hosts of the same purchase wait for a press. The pressed host must not have another press under way.
 *
 * @returns resolves when no host on the page waits for it any more
 */
export function beginWaiting(press: Press): Promise<void> {
  const { widget } = press.button;
  const key = (press.choiceMade && variantsOf(widget)) || keyOf(widget);
  const abandoned = new Promise<void>((resolve) => (press.abandon = resolve));
  register(press, key);
  // Its host may have been rendered anew while the code was fetched.
  const isOfPress = (other: Widget) => keyOf(other) === key || variantsOf(other) === key;
  const waiting = liveWidgets.has(widget) ? [widget] : [...liveWidgets].filter(isOfPress);
  for (const each of waiting) makeWait(each, press);
  if (!waiting.length) abandonLater(press);
  return abandoned;
}

/** The shopper's choice has come to the form: the press goes on in the host that waits for it, the pressed one or the one in its place. */
export function followChoice(press: Press): void {
  const { button, widgets } = press;
  const widget = [...widgets].find(isVisible) ?? button.widget;
  if (widget !== button.widget) press.button = { ...button, widget };
  // The press may be over: its sheet was closed, or the page was left.
  if (unregister(press)) register(press, keyOf(widget));
}

/** Whether a host still waits for a press. */
export async function isAwaited({ widgets, renderTime }: Press): Promise<boolean> {
  if (!widgets.size) await renderTime;
  return widgets.size > 0;
}

/** Lets the hosts of a press go: their buttons can be pressed again. Those of a window that was left may have another press already. */
export function endWaiting(press: Press): void {
  unregister(press);
  if (press.isLeft) return;
  for (const widget of press.widgets) widget.busy.value = null;
}

/** A host has left the page: its press ends, unless the host is rendered anew. */
export function quitPress(widget: Widget): void {
  for (const press of presses.values()) {
    if (press.widgets.delete(widget) && !press.widgets.size) abandonLater(press);
  }
}

/** Ends all presses: the page was left, and has come back. */
export function endPresses(): void {
  for (const press of presses.values()) {
    endWaiting(press);
    press.widgets.clear();
    press.abandon?.();
  }
  forgetEnding();
}
