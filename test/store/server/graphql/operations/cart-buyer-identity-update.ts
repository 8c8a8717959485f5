import { updateBuyerIdentity, type BuyerIdentityInput } from './buyer-identity';
import type { CallContext } from '../call-context';
import type { CartPayload } from '../answers/cart-payload';
import { changeCart } from '../change-cart';
import { limitList } from '../list-limit';

interface Arguments {
  cartId: string;
  buyerIdentity: BuyerIdentityInput;
}

/** `cartBuyerIdentityUpdate`: contact, country and preferred delivery address; a failure leaves the cart and returns it. */
export const cartBuyerIdentityUpdate = ({ cartId, buyerIdentity }: Arguments, context: CallContext): CartPayload => {
  limitList(buyerIdentity.deliveryAddressPreferences, [
    'cartBuyerIdentityUpdate',
    'buyerIdentity',
    'deliveryAddressPreferences',
  ]);
  return changeCart(cartId, context, (cart) => updateBuyerIdentity(cart, buyerIdentity, ['buyerIdentity']));
};
