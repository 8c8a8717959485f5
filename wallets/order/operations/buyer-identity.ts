import type { CallOptions } from '../../../src/press/api/send-operation';
import type { CartChange } from './cart-change';
import { setCart } from './set-cart';
import type { CartClient } from '../../../src/press/api/client';
import { countryCode } from '../../../src/press/api/country-code';
import type { MailingAddress } from '../address/mailing-address';
import * as sheetDocuments from './documents';

/** `STRICT` for a whole address; `COUNTRY_CODE_ONLY` while the wallet hides parts of it. */
export type AddressValidation = 'STRICT' | 'COUNTRY_CODE_ONLY';

/** Buyer and delivery address. Absent fields stay unchanged in the cart. */
export interface BuyerIdentity {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** In any wallet's form. If there is an address, the address's own country is used. */
  country?: string | null | undefined;
  delivery?: { address: MailingAddress; validation: AddressValidation };
}

const send = setCart<object>('cartBuyerIdentityUpdate', 'buyerIdentity', sheetDocuments.cartBuyerIdentityUpdate);

/**
 * Sets the buyer and the delivery address of a cart. The address is part of the buyer's identity in this version of the API; newer
 * ones have `cartDeliveryAddressesReplace` for it.
 */
export function cartBuyerIdentityUpdate(
  client: CartClient,
  cartId: string,
  { email, phone, country, delivery }: BuyerIdentity,
  options?: CallOptions,
): Promise<CartChange> {
  const from = delivery?.address.country ?? country;
  const input = {
    // The API refuses an empty e-mail address.
    email: email || undefined,
    phone: phone || undefined,
    countryCode: from ? countryCode(from) : undefined,
    deliveryAddressPreferences: delivery && [
      { deliveryAddress: delivery.address, deliveryAddressValidationStrategy: delivery.validation },
    ],
  };
  return send(client, cartId, input, options);
}
