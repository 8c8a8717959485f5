import type { CartState } from '../../../shop/cart/cart-state';
import { checkoutOf } from '../../../shop/cart/checkout';
import type { Address, AddressInput } from '../../../shop/delivery/address';
import { checkAddress } from '../../../shop/delivery/check-address';
import { checkContent } from '../../../shop/delivery/check-content';
import { addressErrors } from '../answers/address-errors';
import type { UserError } from '../../../shop/user-error';

export interface BuyerIdentityInput {
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
  deliveryAddressPreferences?:
    | { deliveryAddress?: AddressInput | null; deliveryAddressValidationStrategy?: 'STRICT' | 'COUNTRY_CODE_ONLY' }[]
    | null;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const contactErrors = ({ email, phone }: BuyerIdentityInput, path: readonly string[]): UserError[] => {
  const invalid = (leaf: string, message: string): UserError => ({ code: 'INVALID', field: [...path, leaf], message });
  return [
    // An empty text is not an email address: without one, the field has to be left out.
    ...(typeof email === 'string' && !EMAIL.test(email) ? [invalid('email', 'Email is invalid')] : []),
    ...(typeof phone === 'string' && checkContent('phone', phone) ? [invalid('phone', 'Phone is invalid')] : []),
  ];
};

/** Reads the preferred address: `undefined` when the call does not mention it, `null` when the call removes it. */
const readPreference = (input: BuyerIdentityInput, path: readonly string[]) => {
  const given = input.deliveryAddressPreferences;
  if (given === undefined) return { address: undefined, errors: [] };
  const [first] = given ?? [];
  if (!first) return { address: null, errors: [] };
  const strategy = first.deliveryAddressValidationStrategy ?? 'COUNTRY_CODE_ONLY';
  const { address, problems } = checkAddress(first.deliveryAddress ?? {}, strategy);
  const errors = addressErrors(problems, [...path, 'deliveryAddressPreferences', '0', 'deliveryAddress']);
  return { address, errors };
};

const apply = (cart: CartState, input: BuyerIdentityInput, address: Address | null | undefined): void => {
  if (input.email !== undefined) cart.email = input.email;
  if (input.phone !== undefined) cart.phone = input.phone;
  if (address !== undefined) checkoutOf(cart).deliveryAddress = address;
  if (input.countryCode !== undefined) cart.buyerCountry = input.countryCode;
  // The country of the delivery address becomes the buyer's country, unless the same call names another.
  else if (address) cart.buyerCountry = address.country;
};

/**
 * Puts a buyer identity into a cart. What the input leaves out stays as it is. When there are errors (their fields are below
 * `path`), the cart is unchanged.
 */
export const updateBuyerIdentity = (
  cart: CartState,
  input: BuyerIdentityInput,
  path: readonly string[],
): UserError[] => {
  const { address, errors } = readPreference(input, path);
  const found = [...contactErrors(input, path), ...errors];
  if (found.length === 0) apply(cart, input, address);
  return found;
};
