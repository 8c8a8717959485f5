import { sheetAmount } from '../sheet/amounts/money';
import type { SheetCart } from '../sheet/operations/sheet-cart';
import { deliveryMethods, summary } from '../sheet';

/** Total and lines. Every update has both, because Apple removes lines that an update leaves out. */
export interface SheetTotals {
  newTotal: ApplePayJS.ApplePayLineItem;
  newLineItems: ApplePayJS.ApplePayLineItem[];
}

/**
 * What the sheet shows of a cart's cost.
 *
 * @param label who is paid
 */
export function totals(cart: SheetCart, label: string): SheetTotals {
  return {
    newTotal: { label, amount: sheetAmount(cart.cost.totalAmount.amount) },
    newLineItems: summary(cart).map((line) => ({
      label: line.label,
      type: line.isRecurring ? 'pending' : 'final',
      amount: sheetAmount(line.amount),
    })),
  };
}

/** The delivery methods of a cart, the selected one first. */
export function shippingMethods(cart: SheetCart): ApplePayJS.ApplePayShippingMethod[] {
  return deliveryMethods(cart.deliveryGroups.nodes).map(({ id, label, detail, amount }) => ({
    identifier: id,
    label,
    detail,
    amount: sheetAmount(amount),
  }));
}
