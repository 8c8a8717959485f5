import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import * as z from '../../../src/press/api/z';
import { cartChange, payload, setCart, type CartChange } from './cart-change';
import type { CartClient } from '../../../src/press/api/client';
import { countryCode } from '../../../src/press/api/country-and-language';
import type { MailingAddress } from '../address/mailing-address';
import * as documents from './documents';

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

const send = setCart<object>('cartBuyerIdentityUpdate', 'buyerIdentity', documents.cartBuyerIdentityUpdate);

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

/** Sets the buyer and, where there is one, the delivery address of a cart, in one request. */
export async function cartBuyerIdentityUpdate(
  client: CartClient,
  cartId: string,
  { email, phone, country, delivery }: BuyerIdentity,
  options?: CallOptions,
): Promise<CartChange> {
  const from = delivery?.address.country ?? country;
  const buyerIdentity = {
    // The API refuses an empty e-mail address.
    email: email || undefined,
    phone: phone || undefined,
    countryCode: from ? countryCode(from) : undefined,
  };
  if (!delivery) return send(client, cartId, buyerIdentity, options);
  const addresses = [selected(delivery.address, delivery.validation)];
  const answer = await sendOperation(client, withAddress, { cartId, buyerIdentity, addresses }, options);
  const buyer = cartChange(answer.cartBuyerIdentityUpdate);
  const address = cartChange(answer.cartDeliveryAddressesReplace);
  return {
    cart: address.cart ?? buyer.cart,
    errors: [...buyer.errors, ...address.errors],
    warnings: [...buyer.warnings, ...address.warnings],
  };
}
