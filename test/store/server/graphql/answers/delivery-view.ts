import type { CartState } from '../../../shop/cart/cart-state';
import { deliveryGroups, type DeliveryOption } from '../../../shop/delivery/groups';
import { groupId } from '../ids';

/** A cart's parcels as the schema's `CartDeliveryGroup`s. */
export const deliveryView = (cart: CartState, money: (hundredths: number) => object) => {
  const option = ({ code, title, description, handle, method, cost, promise }: DeliveryOption) => ({
    code,
    title,
    description,
    handle,
    deliveryMethodType: method,
    estimatedCost: money(cost),
    deliveryPromise: promise,
  });
  return deliveryGroups(cart).map((group) => ({
    id: groupId(cart, group),
    groupType: group.type,
    discountAllocations: [],
    deliveryOptions: group.options.map(option),
    selectedDeliveryOption: option(group.selected),
  }));
};
