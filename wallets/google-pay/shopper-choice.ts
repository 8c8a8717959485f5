import type { Answer, OrderInSheet } from '../order';
import type { Changed, GoogleError } from './google-types';
import { fromGoogleAddress } from './google-address';

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
