import type { CallOptions } from '../../../src/press/api/send-operation';
import type { CartClient } from '../../../src/press/api/client';
import type { MailingAddress } from '../address/mailing-address';
import { buyerInput, type BuyerInCountry } from '../operations/buyer-identity';
import { setCart, type CartChange } from '../operations/cart-change';
import { updateDocument } from '../operations/cart-parts';
import { cartBuyerIdentityUpdate } from '../operations/documents';

export const billingDocument = updateDocument('cartBillingAddressUpdate', 'billingAddress', 'MailingAddressInput!');

/** Sets the address that the taxes of a cart without shipping depend on. */
export const cartBillingAddressUpdate = setCart<MailingAddress>(
  'cartBillingAddressUpdate',
  'billingAddress',
  billingDocument,
);

const send = setCart<object>('cartBuyerIdentityUpdate', 'buyerIdentity', cartBuyerIdentityUpdate);

/** Sets the buyer of a cart and no address. */
export const cartBuyerUpdate = (
  client: CartClient,
  cartId: string,
  buyer: BuyerInCountry,
  options?: CallOptions,
): Promise<CartChange> => send(client, cartId, buyerInput(buyer, buyer.country), options);
