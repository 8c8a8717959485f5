import { report, track } from '../../core/track';
import type { WalletContext } from '../../wallet';
import { wallets } from '../../core/wallets';
import { stateOf } from './widget-state';
import { isSaving } from './waiting';
import { forgetOrder, rememberOrder } from '../choice/pending-order';
import { readProductForm } from '../choice/product-form';
import type { Button } from '../press';

/** What a wallet may know about the pressed element. */
export function walletContext({ widget, wallet, element, params }: Button): WalletContext {
  const { host, shop, pageType, purchase, recommended } = widget;
  // Read only during a press.
  const pressed = () => stateOf(widget).pressed!;
  return {
    ...shop,
    wallet,
    instrument: wallets[wallet].instrument,
    element,
    params,
    flags: stateOf(widget).flags,
    pageType,
    get recommended() {
      return recommended ? recommended.value?.name : host.getAttribute('recommended-instrument')?.trim();
    },
    productForm: () => pressed().form,
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
      return pressed().left.signal;
    },
    submitting({ id, checkoutUrl }) {
      track('submitting', { wallet, cart: id });
      rememberOrder({ cartId: id, checkoutUrl, bought: pressed().bought });
    },
    outcomeKnown: forgetOrder,
    isSaving: (at) => isSaving(widget, at),
    opened: () => track('sheet_opened', { wallet }),
    approved: () => track('sheet_approved', { wallet }),
    report,
  };
}
