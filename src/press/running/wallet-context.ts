import { checkoutParameters, hasLine, lineOf } from '../../network';
import { report, track } from '../../core/track';
import type { Prepared, WalletContext, WalletId } from '../../wallet';
import { wallets } from '../../core/wallets';
import { isSaving, saveCart } from './waiting';
import { readProductForm } from '../choice/product-form';
import type { Widget } from '../../core/widget';
import type { Button, Press } from '../press';
import { DeveloperError, tellDeveloper } from '../../core/developer-errors';
import { readJson } from '../../core/shop';

/** What a host's `enabled-flags` names. A mistake in it is told to the developer, and costs no button: flags decorate, they sell nothing. */
export function readFlags(host: Element): readonly string[] {
  try {
    const flags = readJson((name) => host.getAttribute(name), 'enabled-flags') ?? [];
    if (!Array.isArray(flags)) throw new DeveloperError('invalid-enabled-flags', flags);
    return flags.map(String);
  } catch (error) {
    tellDeveloper(error, host);
    return [];
  }
}

/** A wallet that is prepared, or will be. */
export interface Preparing {
  promise: Promise<Prepared>;
  /** Since when, in milliseconds of `performance.now()`. */
  at: number;
  /** Undefined until then. Never left out, because a page may have put a `value` on `Object.prototype`. */
  value: Prepared | undefined;
}

/** The state that presses keep for a widget. */
interface PressState {
  latestPress: Press | null;
  /** Wallet → what was prepared for it. */
  prepared: Map<WalletId, Preparing>;
  /** What the host's `enabled-flags` names. */
  flags: readonly string[];
}

const states = new WeakMap<Widget, PressState>();

/** The state that presses keep for a widget; empty before its first press. */
export function stateOf(widget: Widget): PressState {
  const state = states.get(widget) ?? { latestPress: null, prepared: new Map(), flags: readFlags(widget.host) };
  states.set(widget, state);
  return state;
}

/** What a wallet may know about the pressed element. */
export function walletContext({ widget, wallet, element, params }: Button): WalletContext {
  const { host, shop, pageType, purchase, recommended } = widget;
  // Read only during a press.
  const press = () => stateOf(widget).latestPress!;
  return {
    wallet,
    instrument: wallets[wallet].instrument,
    element,
    params,
    flags: stateOf(widget).flags,
    pageType,
    checkoutParameters: () =>
      checkoutParameters({
        wallet,
        pageType,
        hasCart: !!purchase.cartId(),
        recommended: recommended ? recommended.value?.name : host.getAttribute('recommended-instrument')?.trim(),
      }),
    productForm: () => press().form,
    choice() {
      // The form is not a signal, but its last known variant is one: reading it lets `watch` follow the form.
      purchase.variantId?.();
      return readProductForm(purchase.form);
    },
    isSellable: () => purchase.sellable.value,
    cartId: purchase.cartId,
    requiresShipping: purchase.mayShip,
    hasPlan: () => purchase.hasPlan.value,
    get signal() {
      return press().stopped.signal;
    },
    line: () => lineOf(press()),
    hasLine,
    purchaseKey: () => press().purchaseKey,
    isSaving: (at) => isSaving(widget, at),
    saveCart: () => saveCart(widget, press().stopped.signal),
    opened: () => track('sheet_opened', { wallet }),
    approved() {
      track('sheet_approved', { wallet });
      press().waitAgain?.();
    },
    submitting: (cart) => track('submitting', { wallet, cart }),
    report,
    // Last: a getter that is added to a copy of these stays with their shape in the engine, and holds the first host while the page lives.
    ...shop,
  };
}
