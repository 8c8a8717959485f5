import { updateDocument } from '../operations/cart-parts';

/** GraphQL document that is sent only when the shopper types a discount code. */
export const cartDiscountCodesUpdate = updateDocument('cartDiscountCodesUpdate', 'discountCodes', '[String!]!');
