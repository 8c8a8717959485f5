import type { CartState } from '../cart/cart-state';
import { checkoutOf } from '../cart/checkout';
import { costOfCart } from '../cart/cost';
import type { Stock } from '../cart/stock';
import type { Address } from '../delivery/address';
import { checkAddress, type AddressProblem } from '../delivery/check-address';
import { deliveryGroups, needsDelivery } from '../delivery/groups';

export interface CompletionError {
  code: string;
  message: string;
}

const LEAF_NAMES: Record<string, string> = {
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  address1: 'ADDRESS1',
  address2: 'ADDRESS2',
  city: 'CITY',
  zip: 'POSTAL_CODE',
  phone: 'PHONE_NUMBER',
};

const zoneName = { DELIVERY: 'DELIVERY_ZONE', PAYMENTS: 'PAYMENTS_BILLING_ADDRESS_ZONE' };

/** The codes of submit for problems with an address. */
const submitCode = (prefix: 'DELIVERY' | 'PAYMENTS', { code, leaf }: AddressProblem): string => {
  if (leaf === 'country' || leaf === 'countryCode') return `${prefix}_COUNTRY_REQUIRED`;
  if (code === 'UNSPECIFIED_ADDRESS_ERROR' || leaf === null)
    return prefix === 'DELIVERY' ? 'DELIVERY_NO_DELIVERY_AVAILABLE' : 'PAYMENTS_COUNTRY_INVALID';
  if (leaf === 'province')
    return code === 'PROVINCE_NOT_FOUND' ? `${zoneName[prefix]}_NOT_FOUND` : `${zoneName[prefix]}_REQUIRED_FOR_COUNTRY`;
  if (code === 'INVALID_ZIP_CODE_FOR_COUNTRY') return `${prefix}_INVALID_POSTAL_CODE_FOR_COUNTRY`;
  if (code === 'INVALID_ZIP_CODE_FOR_PROVINCE') return `${prefix}_INVALID_POSTAL_CODE_FOR_ZONE`;
  const name = `${prefix}_${LEAF_NAMES[leaf] ?? ''}`;
  if (code === 'ADDRESS_FIELD_IS_REQUIRED') return `${name}_REQUIRED`;
  return code === 'ADDRESS_FIELD_IS_TOO_LONG' ? `${name}_TOO_LONG` : `${name}_INVALID`;
};

const addressErrors = (prefix: 'DELIVERY' | 'PAYMENTS', address: Address): CompletionError[] =>
  checkAddress(address, 'STRICT').problems.map((problem) => ({
    code: submitCode(prefix, problem),
    message: problem.message,
  }));

/** Lines that are no longer in stock, because somebody else was faster. */
const stockErrors = (cart: CartState, stock: Stock): CompletionError[] => {
  const asked = new Map<number, number>();
  for (const { variant, quantity } of cart.lines) asked.set(variant.id, (asked.get(variant.id) ?? 0) + quantity);
  const codes = [...asked].flatMap(([id, quantity]) => {
    const left = stock.of(id);
    if (quantity === 0 || quantity <= left) return [];
    return [left === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'];
  });
  return [...new Set(codes)].map((code) => ({ code, message: 'Not enough of a product is left.' }));
};

const deliveryErrors = (cart: CartState): CompletionError[] => {
  if (!needsDelivery(cart)) return [];
  const { deliveryAddress } = checkoutOf(cart);
  if (!deliveryAddress) return [{ code: 'DELIVERY_ADDRESS_REQUIRED', message: 'A delivery address is required.' }];
  const errors = addressErrors('DELIVERY', deliveryAddress);
  if (errors.length > 0 || deliveryGroups(cart).length > 0) return errors;
  return [{ code: 'DELIVERY_NO_DELIVERY_AVAILABLE', message: 'The store does not deliver to this address.' }];
};

const paymentErrors = (cart: CartState): CompletionError[] => {
  const { payment, billingAddress } = checkoutOf(cart);
  if (!payment) return [{ code: 'PAYMENTS_METHOD_REQUIRED', message: 'A payment method is required.' }];
  const errors = billingAddress
    ? addressErrors('PAYMENTS', billingAddress)
    : [{ code: 'PAYMENTS_COUNTRY_REQUIRED', message: 'A billing address is required.' }];
  const isTotal = payment.amount === costOfCart(cart).total && payment.currency === cart.currency;
  if (!isTotal)
    errors.push({ code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', message: 'The total is not what was agreed to.' });
  return errors;
};

/** Everything that prevents an order, by the codes of submit; empty when the order can be placed. */
export const submitErrors = (cart: CartState, stock: Stock): CompletionError[] => [
  ...stockErrors(cart, stock),
  ...(cart.email === null ? [{ code: 'BUYER_IDENTITY_EMAIL_REQUIRED', message: 'An email is required.' }] : []),
  ...deliveryErrors(cart),
  ...paymentErrors(cart),
];

/**
 * Errors of prepare. It is called before there is a full address, so it does not check that, but: no rates yet
 * (`PENDING_DELIVERY_GROUPS`), no rates at all, no payment of the right amount (`INVALID_PAYMENT`), and the stock.
 */
export const prepareErrors = (cart: CartState, stock: Stock): CompletionError[] => {
  const errors = stockErrors(cart, stock);
  const { deliveryAddress, payment } = checkoutOf(cart);
  if (needsDelivery(cart) && !deliveryAddress)
    errors.push({ code: 'PENDING_DELIVERY_GROUPS', message: 'Delivery groups are pending.' });
  else if (needsDelivery(cart) && deliveryGroups(cart).length === 0)
    errors.push({ code: 'DELIVERY_NO_DELIVERY_AVAILABLE', message: 'The store does not deliver to this address.' });
  if (payment?.amount !== costOfCart(cart).total || payment.currency !== cart.currency)
    errors.push({ code: 'INVALID_PAYMENT', message: 'The payment does not match the cart.' });
  return errors;
};
