import { updateBuyerIdentity, type BuyerIdentityInput } from './buyer-identity';
import type { CallContext } from '../call-context';
import type { CartPayload } from '../answers/cart-payload';
import { changeCart } from '../change-cart';
import { limitList } from '../list-limit';

interface Arguments {
  cartId: string;
  buyerIdentity: BuyerIdentityInput;
}

/** `cartBuyerIdentityUpdate`: stores contact, country and preferred delivery address; after a failure the cart is unchanged, and is returned. */
export const cartBuyerIdentityUpdate = ({ cartId, buyerIdentity }: Arguments, context: CallContext): CartPayload => {
  limitList(buyerIdentity.deliveryAddressPreferences, [
    'cartBuyerIdentityUpdate',
    'buyerIdentity',
    'deliveryAddressPreferences',
  ]);
  return changeCart(cartId, context, (cart) => updateBuyerIdentity(cart, buyerIdentity, ['buyerIdentity']));
};
