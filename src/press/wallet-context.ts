import type { Pressable } from '../click';
import { report } from '../telemetry/track';
import type { WalletContext } from '../wallet';
import { forgetOrder, rememberOrder } from './pending-order';
import { readProductForm } from './product-form';

/** What a wallet may know of the element that was pressed. */
export function walletContext({ widget, wallet, element, params }: Pressable): WalletContext {
  const { shop, pageType, purchase, recommended } = widget;
  const pressed = () => {
    if (!widget.pressed) throw new Error('asked before a press');
    return widget.pressed;
  };
  return {
    ...shop,
    wallet,
    element,
    params,
    pageType,
    get recommended() {
      return recommended();
    },
    productForm: () => readProductForm(purchase.form),
    cartId: purchase.cartId,
    requiresShipping: purchase.mayShip,
    isSaving: purchase.isSaving,
    get signal() {
      return pressed().signal;
    },
    submitting: ({ id, checkoutUrl }) => rememberOrder({ cartId: id, checkoutUrl, bought: pressed().bought }),
    outcomeKnown: forgetOrder,
    report,
  };
}
