import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import * as z from '../../../src/press/api/z';
import { cartChange, payload, type CartChange } from './cart-change';
import type { CartClient } from '../../../src/press/api/client';
import { countryCode } from '../../../src/press/api/country-and-language';
import type { MailingAddress } from '../address/mailing-address';
import * as documents from './documents';

/** `STRICT` for a whole address; `COUNTRY_CODE_ONLY` while the wallet hides parts of it. */
export type AddressValidation = 'STRICT' | 'COUNTRY_CODE_ONLY';

/** Who buys. Absent fields stay unchanged in the cart. */
export interface Buyer {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Buyer and delivery address, whose country is the buyer's. */
export interface BuyerIdentity extends Buyer {
  delivery: { address: MailingAddress; validation: AddressValidation };
}

/** A buyer without a delivery address. */
export interface BuyerInCountry extends Buyer {
  /** In any wallet's form. */
  country?: string | null | undefined;
}

/**
 * GraphQL `CartBuyerIdentityInput`.
 *
 * @param country in any wallet's form
 */
export const buyerInput = ({ email, phone }: Buyer, country: string | null | undefined) => ({
  // The API refuses an empty e-mail address.
  email: email || undefined,
  phone: phone || undefined,
  countryCode: country ? countryCode(country) : undefined,
});

const withAddress = {
  document: documents.cartDeliveryAddressesReplace,
  isIdempotent: true,
  answer: z.object({ cartBuyerIdentityUpdate: payload, cartDeliveryAddressesReplace: payload }),
} as const;

/** An address as the only one of the cart, chosen, and not kept for another purchase. */
const selected = ({ country, province, ...rest }: MailingAddress, validationStrategy: AddressValidation) => ({
  address: { deliveryAddress: { ...rest, countryCode: country, provinceCode: province } },
  selected: true,
  oneTimeUse: true,
  validationStrategy,
});

/** Sets the buyer and the delivery address of a cart, in one request. */
export async function cartBuyerIdentityUpdate(
  client: CartClient,
  cartId: string,
  { delivery: { address, validation }, ...buyer }: BuyerIdentity,
  options?: CallOptions,
): Promise<CartChange> {
  const buyerIdentity = buyerInput(buyer, address.country);
  const addresses = [selected(address, validation)];
  const answer = await sendOperation(client, withAddress, { cartId, buyerIdentity, addresses }, options);
  const ofBuyer = cartChange(answer.cartBuyerIdentityUpdate);
  const ofAddress = cartChange(answer.cartDeliveryAddressesReplace);
  return {
    cart: ofAddress.cart ?? ofBuyer.cart,
    errors: [...ofBuyer.errors, ...ofAddress.errors],
    warnings: [...ofBuyer.warnings, ...ofAddress.warnings],
  };
}
