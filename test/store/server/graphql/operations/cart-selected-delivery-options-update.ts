import { checkoutOf, type Checkout } from '../../../shop/cart/checkout';
import type { CartState } from '../../../shop/cart/cart-state';
import { deliveryGroups } from '../../../shop/delivery/groups';
import type { CallContext } from '../call-context';
import type { UserError } from '../../../shop/user-error';
import type { CartPayload } from '../answers/cart-payload';
import { changeCart } from '../change-cart';
import { groupId } from '../ids';
import { limitList } from '../list-limit';

interface Choice {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

const FIELD = ['selectedDeliveryOptions'];

const choose = (cart: CartState, choices: readonly Choice[]): UserError[] => {
  const groups = deliveryGroups(cart);
  const selected: Checkout['selected'] = { ...checkoutOf(cart).selected };
  const errors: UserError[] = [];
  for (const { deliveryGroupId, deliveryOptionHandle: handle } of choices) {
    const group = groups.find((one) => groupId(cart, one) === deliveryGroupId);
    if (!group)
      errors.push({
        code: 'INVALID_DELIVERY_GROUP',
        field: FIELD,
        message: `The delivery group with id ${deliveryGroupId} is not valid.`,
      });
    else if (group.options.some((option) => option.handle === handle)) selected[group.type] = handle;
    else
      errors.push({
        code: 'INVALID_DELIVERY_OPTION',
        field: FIELD,
        message: `The delivery option with handle ${handle} is not valid.`,
      });
  }
  if (errors.length === 0) checkoutOf(cart).selected = selected;
  return errors;
};

/** `cartSelectedDeliveryOptionsUpdate`: selects one option per group. For an option that does not exist, the answer has no cart. */
export const cartSelectedDeliveryOptionsUpdate = (
  { cartId, selectedDeliveryOptions }: { cartId: string; selectedDeliveryOptions: Choice[] },
  context: CallContext,
): CartPayload => {
  limitList(selectedDeliveryOptions, ['cartSelectedDeliveryOptionsUpdate', 'selectedDeliveryOptions']);
  const payload = changeCart(cartId, context, (cart) => choose(cart, selectedDeliveryOptions));
  return payload.userErrors.length > 0 ? { ...payload, cart: null } : payload;
};
