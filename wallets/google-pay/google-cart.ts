import {
  type Answer,
  type OrderInSheet,
  deliveryMethods,
  DISCOUNT,
  sheetAmount,
  sheetLines,
  type OrderCart,
  type SheetLine,
} from '../order';
import type { Changed, GoogleError, Request, TransactionInfo, Update } from './google-params';
import { fromGoogleAddress } from './google-approval';

/** Google's id for "no delivery method". */
const UNSELECTED = 'shipping_option_unselected';

/**
 * Gives the order what the shopper has changed in Google's sheet.
 *
 * @param shown the discount codes that the sheet shows
 */
export async function takeChoice(
  order: OrderInSheet,
  { callbackTrigger, shippingAddress, shippingOptionData, offerData }: Changed,
  shown: readonly string[],
): Promise<Answer | null> {
  if (callbackTrigger === 'SHIPPING_OPTION') {
    const id = shippingOptionData?.id;
    return order.chooseDelivery(!id || id === UNSELECTED ? null : id);
  }
  if (callbackTrigger === 'OFFER') {
    const codes = offerData?.redemptionCodes ?? [];
    return order.setCodes({ codes: [codes].flat().filter((code) => typeof code === 'string'), shown });
  }
  const address = shippingAddress && (() => fromGoogleAddress(shippingAddress));
  // The sheet begins. It begins again when the shopper changes accounts.
  if (!address || callbackTrigger !== 'SHIPPING_ADDRESS') return order.begin({ address });
  const answer = await order.setAddress(address);
  // If the shipped goods were removed from the cart in another tab, there is no delivery method, and Google lets nobody pay.
  const isPayable = answer?.type !== 'update' || answer.cart.deliveryGroups.nodes[0];
  return isPayable ? answer : order.endAtCheckout('redirect_to_checkout_required');
}

/** What an error is about that has no field. */
export const intentOf = (trigger: unknown): GoogleError['intent'] =>
  trigger === 'SHIPPING_OPTION' || trigger === 'OFFER' ? trigger : 'SHIPPING_ADDRESS';

/** Google's sheet also lists local delivery, because its address is enough for that. */
export const deliveryTypes = ['SHIPPING', 'LOCAL'] as const;

/** Google's name for each kind of line. */
const TYPES = {
  subtotal: 'SUBTOTAL',
  delivery: 'SHIPPING_OPTION',
  discount: 'DISCOUNT',
  duties: 'LINE_ITEM',
  taxes: 'TAX',
  recurring: 'LINE_ITEM',
  invalid_discount: 'LINE_ITEM',
} as const satisfies Record<SheetLine['kind'], google.payments.api.DisplayItemType>;

/** Total and lines of a cart. All other fields must be as in the request, because Google accepts no other change. */
export const transactionInfo = (cart: OrderCart, asked: TransactionInfo): TransactionInfo => ({
  ...asked,
  totalPrice: sheetAmount(cart.cost.totalAmount.amount),
  displayItems: sheetLines(cart).map(({ kind, label, amount }) => ({
    label,
    type: TYPES[kind],
    price: sheetAmount(amount),
    status: kind === 'recurring' ? 'PENDING' : 'FINAL',
  })),
});

/**
 * The delivery methods of a cart, with the selected one chosen. Undefined if there are none, because Google refuses an empty list.
 *
 * @param currency of the sheet; a cart in another currency is shown only if it costs nothing
 */
export function shippingOptions(cart: OrderCart, currency: string): Update['newShippingOptionParameters'] {
  const methods = deliveryMethods(cart.deliveryGroups.nodes, deliveryTypes);
  const [selected] = methods;
  if (!selected) return;
  // Google's sheet shows no price beside a method, so the label has it. By default, `Intl` rounds currencies whose small coins are out of
  // use.
  const price = new Intl.NumberFormat('ja', { style: 'currency', currency, maximumFractionDigits: 3 });
  return {
    defaultSelectedOptionId: selected.id,
    // Google takes no list in which an id comes twice.
    shippingOptions: [
      ...new Map(
        methods.map(({ id, label, detail, amount }) => [
          id,
          // Formatted from text, because a number has at most 16 digits.
          { id, label: `${label}（${price.format(amount as `${number}`)}）`, description: detail },
        ]),
      ).values(),
    ],
  };
}

/** The discount codes that a cart takes. */
export const acceptedCodes = ({ discountCodes }: OrderCart): string[] =>
  discountCodes.flatMap(({ code, applicable }) => (applicable ? code : []));

/** Discount codes as the sheet lists them; Google takes no longer description. */
export const offersOf = (codes: readonly string[]) => ({
  offers: codes.map((redemptionCode) => ({
    redemptionCode,
    description: `${DISCOUNT}（${redemptionCode}）`.slice(0, 59),
  })),
});

/** What the sheet shows of a cart, with an error if there is one. If the shop does not deliver there, no delivery methods are listed. */
export function update(cart: OrderCart, { transactionInfo: asked }: Request, error?: GoogleError): Update {
  const newTransactionInfo = transactionInfo(cart, asked!);
  const newShippingOptionParameters = shippingOptions(cart, newTransactionInfo.currencyCode);
  return {
    newTransactionInfo,
    newOfferInfo: offersOf(acceptedCodes(cart)),
    ...(newShippingOptionParameters &&
      error?.reason !== 'SHIPPING_ADDRESS_UNSERVICEABLE' && { newShippingOptionParameters }),
    ...(error && { error }),
  };
}
