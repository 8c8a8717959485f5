import type { Pressable } from '../click';
import { report } from '../telemetry/track';
import type { WalletContext, WalletId } from '../wallet';
import { wallets } from '../wallets';
import { cartOf } from './cart-of';
import { stateOf } from './widget-state';
import { isSaving } from './page-state';
import { forgetOrder, rememberOrder } from './pending-order';
import { readProductForm } from './product-form';

/**
 * The wallet that `recommended-instrument` names, by its config name (`shop_pay`) or as other systems write it (`ShopPay`): what the
 * shopper was offered first where the markup has no `recommended`. Null when it names none that we know.
 */
function recommendedInstrument(host: Element): WalletId | null {
  const name = host.getAttribute('recommended-instrument')?.trim();
  const ids = Object.keys(wallets) as WalletId[];
  return ids.find((id) => id === name || wallets[id].instrument === name) ?? null;
}

/** What a wallet may know of the element that was pressed. */
export function walletContext({ widget, wallet, element, params }: Pressable): WalletContext {
  const { host, shop, pageType, purchase, recommended } = widget;
  const pressed = () => {
    const { pressed: last } = stateOf(widget);
    if (!last) throw new Error('asked before a press');
    return last;
  };
  return {
    ...shop,
    wallet,
    element,
    params,
    pageType,
    get recommended() {
      return recommended ? (recommended.value?.name ?? null) : recommendedInstrument(host);
    },
    productForm: () => readProductForm(purchase.form),
    cartId: () => cartOf(purchase),
    requiresShipping: purchase.mayShip,
    isSaving: (at) => isSaving(widget, at),
    get signal() {
      return pressed().signal;
    },
    submitting: ({ id, checkoutUrl }) => rememberOrder({ cartId: id, checkoutUrl, bought: pressed().bought }),
    outcomeKnown: forgetOrder,
    report,
  };
}
