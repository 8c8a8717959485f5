import { setCart } from './cart-change';
import { updateDocument } from './cart-parts';

/** One attribute of a cart, such as a choice of gift wrapping. */
export interface Attribute {
  key: string;
  value: string;
}

export const cartAttributesDocument = updateDocument('cartAttributesUpdate', 'attributes', '[AttributeInput!]!');

/** Writes attributes of the cart. Offered by the client; nothing here needs it: a file of its own, so that no chunk has it. */
export const cartAttributesUpdate = setCart<readonly Attribute[]>(
  'cartAttributesUpdate',
  'attributes',
  cartAttributesDocument,
);
