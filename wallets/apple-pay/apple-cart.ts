import { deliveryMethods, sheetAmount, sheetLines, type OrderCart } from '../order';

/** Apple's sheet lists only shipping, because local delivery needs further questions. */
export const deliveryTypes = ['SHIPPING'] as const;

/** Total and lines. Every update has both, because Apple removes lines that an update leaves out. */
interface SheetTotals {
  newTotal: ApplePayJS.ApplePayLineItem;
  newLineItems: ApplePayJS.ApplePayLineItem[];
}

/**
 * The cost of a cart, as the sheet shows it.
 *
 * @param label the payee's name
 */
export function totals(cart: OrderCart, label: string): SheetTotals {
  return {
    newTotal: { label, amount: sheetAmount(cart.cost.totalAmount.amount) },
    newLineItems: sheetLines(cart).map(({ kind, label: text, amount }) => ({
      label: text,
      type: kind === 'recurring' ? 'pending' : 'final',
      amount: sheetAmount(amount),
    })),
  };
}

/** The delivery methods of a cart, the selected one first. */
export function shippingMethods(cart: OrderCart): ApplePayJS.ApplePayShippingMethod[] {
  return deliveryMethods(cart.deliveryGroups.nodes, deliveryTypes).map(({ id, label, detail, amount }) => ({
    identifier: id,
    label,
    detail,
    amount: sheetAmount(amount),
  }));
}
