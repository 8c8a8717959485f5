import type { CallContext } from '../call-context';
import type { CartPayload } from '../answers/cart-payload';
import { changeCart } from '../change-cart';
import { limitList } from '../list-limit';

interface Arguments {
  cartId: string;
  attributes: { key: string; value: string }[];
}

/** `cartAttributesUpdate`: the given attributes replace all that the cart had. */
export const cartAttributesUpdate = ({ cartId, attributes }: Arguments, context: CallContext): CartPayload => {
  limitList(attributes, ['cartAttributesUpdate', 'attributes']);
  return changeCart(cartId, context, (cart) => {
    cart.attributes = Object.fromEntries(attributes.map(({ key, value }) => [key, value]));
    return [];
  });
};
