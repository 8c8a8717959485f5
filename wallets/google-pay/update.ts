import { deliveryMethods, sheetAmount, summary, type SummaryLine } from '../sheet';
import type { SheetCart } from '../sheet/operations/sheet-cart';
import type { GoogleError, Request, TransactionInfo, Update } from './google';

/** Google's sheet lists local delivery too: its address is all that it needs. */
export const offers = ['SHIPPING', 'LOCAL'] as const;

/** The kinds of lines in the order of the sheet, with Google's name for each. */
const TYPES = {
  subtotal: 'SUBTOTAL',
  delivery: 'SHIPPING_OPTION',
  discount: 'DISCOUNT',
  duties: 'LINE_ITEM',
  taxes: 'TAX',
  recurring: 'LINE_ITEM',
  invalid_discount: 'LINE_ITEM',
} as const satisfies Record<SummaryLine['kind'], google.payments.api.DisplayItemType>;

/** Total and lines of a cart. Everything else has to be as in the request: Google takes no other change. */
export const transactionInfo = (cart: SheetCart, asked: TransactionInfo): TransactionInfo => ({
  ...asked,
  totalPrice: sheetAmount(cart.cost.totalAmount.amount),
  displayItems: Object.entries(TYPES).flatMap(([kind, type]) =>
    summary(cart)
      .filter((line) => line.kind === kind)
      .map(({ label, amount }) => ({
        label,
        type,
        price: sheetAmount(amount),
        status: kind === 'recurring' ? 'PENDING' : 'FINAL',
      })),
  ),
});

/** The delivery methods of a cart, the selected one chosen; undefined where there is none, because Google takes no empty list. */
export function shippingOptions(cart: SheetCart): Update['newShippingOptionParameters'] {
  const methods = deliveryMethods(cart.deliveryGroups.nodes, offers);
  const [selected] = methods;
  if (!selected) return;
  const { currencyCode: currency } = cart.cost.totalAmount;
  // Google's sheet shows no price beside a method.
  const price = new Intl.NumberFormat('ja', { style: 'currency', currency });
  return {
    defaultSelectedOptionId: selected.id,
    shippingOptions: methods.map(({ id, label, detail, amount }) => ({
      id,
      label: `${label}（${price.format(Number(amount))}）`,
      description: detail,
    })),
  };
}

/** What the sheet shows of a cart, with an error if there is one: then it lists no way of delivery to where there is none. */
export function update(cart: SheetCart, { transactionInfo: asked }: Request, error?: GoogleError): Update {
  const newShippingOptionParameters = shippingOptions(cart);
  return {
    newTransactionInfo: transactionInfo(cart, asked!),
    ...(newShippingOptionParameters &&
      error?.reason !== 'SHIPPING_ADDRESS_UNSERVICEABLE' && { newShippingOptionParameters }),
    ...(error && { error }),
  };
}
