import { DISCOUNTS_AND_COST, MONEY } from '../operations/cart-parts';
import * as sheetDocuments from '../operations/documents';
import { newerCart } from './newer-cart';

/** One part of the documents, with its newer and its older form. */
export interface Part {
  /** The names that only the newer form has. */
  newer: RegExp;
  /** Its older form in a document that may have it. */
  document(text: string): string;
  /** The variables that the older form takes. `text` is the document with the newer form. */
  variables(text: string, given: object): object;
  /** The answer, as the newer form has it. */
  answer(data: unknown): unknown;
}

const DISCOUNT = `{ discountedAmount ${MONEY} ... on CartCodeDiscountAllocation { code } }`;

/** The cost with taxes and duties, and discounts by what they take off: until 2026-07. */
export const OLDER_DISCOUNTS_AND_COST = `cost { totalAmount ${MONEY} totalTaxAmount ${MONEY} totalDutyAmount ${MONEY} } discountAllocations ${DISCOUNT} ofLines: lines(first: 250) { nodes { discountAllocations ${DISCOUNT} } }`;

/** What a cart costs. */
export const CART: Part = {
  newer: /discountApplications|\w+DiscountApplication\b|totalAllocatedAmount/,
  document: (text) => text.replace(DISCOUNTS_AND_COST, OLDER_DISCOUNTS_AND_COST),
  variables: (_text, given) => given,
  answer: newerCart,
};

interface Addressed {
  buyerIdentity: object;
  addresses: {
    address: { deliveryAddress: { countryCode: string; provinceCode?: string } };
    validationStrategy: string;
  }[];
}

const isAddressed = (given: object): given is Addressed => Object.hasOwn(given, 'addresses');

/** The delivery address, which was a part of the buyer's identity until 2025-10. */
export const ADDRESS: Part = {
  newer: /cartDeliveryAddressesReplace|CartSelectableAddressInput|CartDeliveryAddressInput|CartAddressInput/,
  // By the operation's own variable: the other part may have changed the rest already.
  document: (text) =>
    text.includes('$addresses')
      ? sheetDocuments.cartBuyerIdentityUpdate.replace(/ fragment .*/s, '') + (/ fragment .*/s.exec(text)?.[0] ?? '')
      : text,
  variables(_text, given) {
    if (!isAddressed(given)) return given;
    const { addresses, buyerIdentity, ...rest } = given;
    const deliveryAddressPreferences = addresses.map(({ address: { deliveryAddress }, validationStrategy }) => {
      const { countryCode: country, provinceCode: province, ...fields } = deliveryAddress;
      return {
        deliveryAddress: { ...fields, country, province },
        deliveryAddressValidationStrategy: validationStrategy,
      };
    });
    return { ...rest, buyerIdentity: { ...buyerIdentity, deliveryAddressPreferences } };
  },
  answer: (data) => data,
};
