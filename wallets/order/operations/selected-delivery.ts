import { setCart } from './cart-change';
import * as documents from './documents';

/** Which option of a delivery group the shopper wants. */
export interface SelectedDeliveryOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** Chooses how each delivery group is sent. The cart may be null without an error while the server still calculates. */
export const cartSelectedDeliveryOptionsUpdate = setCart<readonly SelectedDeliveryOption[]>(
  'cartSelectedDeliveryOptionsUpdate',
  'selectedDeliveryOptions',
  documents.cartSelectedDeliveryOptionsUpdate,
);
