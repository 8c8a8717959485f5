import type { CallOptions } from '../../../src/api/send-operation';
import type { CartChange } from './cart-change';
import { setCart } from './set-cart';
import type { CartClient } from '../../../src/api/client';
import { countryCode } from '../../../src/api/country-code';
import type { MailingAddress } from '../address/mailing-address';
import * as sheetDocuments from './documents';

/** `STRICT` once the wallet shows the whole address; before that, `COUNTRY_CODE_ONLY` lets the hidden parts be missing. */
export type AddressValidation = 'STRICT' | 'COUNTRY_CODE_ONLY';

/** Who buys, and where it goes. What is absent stays as it is in the cart. */
export interface BuyerIdentity {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** As any wallet writes it; the address's own country where there is an address. */
  country?: string | null | undefined;
  delivery?: { address: MailingAddress; validation: AddressValidation };
  /** Wallets that checkout should offer first. */
  walletPreferences?: string[];
}

const send = setCart<object>('cartBuyerIdentityUpdate', 'buyerIdentity', sheetDocuments.cartBuyerIdentityUpdate);

/**
 * Sets the buyer and the delivery address of a cart. This alone knows how an address travels: today within the buyer's
 * identity, which newer versions of the API have moved to `cartDeliveryAddressesReplace`.
 */
export function cartBuyerIdentityUpdate(
  client: CartClient,
  cartId: string,
  { email, phone, country, delivery, walletPreferences }: BuyerIdentity,
  options?: CallOptions,
): Promise<CartChange> {
  const from = delivery?.address.country ?? country;
  const input = {
    // An empty e-mail address is refused; an absent one is not.
    email: email || undefined,
    phone: phone || undefined,
    countryCode: from ? countryCode(from) : undefined,
    preferences: walletPreferences && { wallet: walletPreferences },
    deliveryAddressPreferences: delivery && [
      { deliveryAddress: delivery.address, deliveryAddressValidationStrategy: delivery.validation },
    ],
  };
  return send(client, cartId, input, options);
}
