import type { Button } from '../widget/press-code';
import { readFlags } from '../markup/enabled-flags';
import { report, track } from '../lib/track';
import { wallets } from '../widget/wallets';
import type { Widget } from '../widget/live-widgets';
import { checkoutParameters, hasNetwork, onlineFor } from '../network';
import type { WalletContext } from '../wallet';
import type { Choice } from './press';
import { readProductForm } from './product-form';
import { isSaving, saveCart } from './waits';

/** The purchase that a widget makes, or has made last. */
interface Current {
  readonly choice: Choice;
  readonly isAtVendors: boolean;
  /** The shopper has approved in the vendor's sheet or window. */
  approve(): void;
}

const current = new WeakMap<Widget, Current>();

/** From now on a widget's wallets read from this what is bought. */
export const setCurrent = (widget: Widget, purchase: Current): unknown => current.set(widget, purchase);

/** A host → its flags, read once. */
const flags = new WeakMap<Widget, readonly string[]>();

function flagsOf(widget: Widget): readonly string[] {
  const known = flags.get(widget) ?? readFlags(widget.host);
  flags.set(widget, known);
  return known;
}

/** What a wallet may know about the pressed element. */
export function walletContext({ widget, wallet, element, params }: Button): WalletContext {
  const { host, shop, pageType, purchase, recommended } = widget;
  // Read only during a press.
  const bought = () => current.get(widget)!;
  return {
    wallet,
    instrument: wallets[wallet].instrument,
    element,
    params,
    flags: flagsOf(widget),
    pageType,
    checkoutParameters: () =>
      checkoutParameters({
        wallet,
        pageType,
        hasCart: !!purchase.cartId(),
        recommended: recommended ? recommended.value?.name : host.getAttribute('recommended-instrument')?.trim(),
      }),
    productForm: () => bought().choice.form,
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
      return bought().choice.stopped.signal;
    },
    whenOnline: () => onlineFor(bought().choice, bought().isAtVendors),
    hasNetwork,
    purchaseKey: () => bought().choice.purchaseKey,
    isSaving: (at) => isSaving(widget, at),
    saveCart: () => saveCart(widget, bought().choice.stopped.signal),
    opened: () => track('sheet_opened', { wallet }),
    approved() {
      track('sheet_approved', { wallet });
      bought().approve();
    },
    submitting: (cart) => track('submitting', { wallet, cart }),
    report,
    // Last: a getter that is added to a copy of these stays with their shape in the engine, and holds the first host while the page lives.
    ...shop,
  };
}
