import { add } from '../money';
import { DISCOUNTS_AND_COST, LINES, MONEY } from '../cart-operations';
import * as sheetDocuments from '../documents';

interface Allocation {
  code?: string | null | undefined;
  title?: string | null | undefined;
  discountedAmount: { amount: string; currencyCode: string };
}

interface OlderCart {
  discountAllocations: Allocation[];
  ofLines: { nodes: { discountAllocations: Allocation[] }[] };
}

const isOlder = (value: object): value is OlderCart => Object.hasOwn(value, 'ofLines');

/** One discount for each code or title, and one for all that have none, as the newer form lists them. */
function applications({ discountAllocations, ofLines }: OlderCart) {
  const taken = new Map<
    string,
    Pick<Allocation, 'code' | 'title'> & { totalAllocatedAmount: Allocation['discountedAmount'] }
  >();
  for (const { code, title, discountedAmount } of [
    ...discountAllocations,
    ...ofLines.nodes.flatMap((line) => line.discountAllocations),
  ]) {
    const name = code ?? title ?? '';
    const sum = taken.get(name)?.totalAllocatedAmount.amount ?? '0';
    const amount = add(sum, discountedAmount.amount);
    taken.set(name, { code, title, totalAllocatedAmount: { ...discountedAmount, amount } });
  }
  return [...taken.values()];
}

/** An answer with every cart in it as the newer form has it. An answer of another shape stays as it is: its reader refuses it. */
export function newerCart(data: unknown): unknown {
  if (Array.isArray(data) || typeof data !== 'object' || data === null) return data;
  const given = data as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, newerCart(value)]));
  try {
    return isOlder(given) ? { ...inner, discountApplications: applications(given) } : inner;
  } catch {
    return inner;
  }
}

/** One part of the documents, with its newer and its older form. */
interface Part {
  /** The names that only the newer form has. */
  newer: RegExp;
  /** Its older form in a document that may have it. */
  document(text: string): string;
  /** The variables that the older form takes. `text` is the document with the newer form. */
  variables(text: string, given: object): object;
  /** The answer, as the newer form has it. */
  answer(data: unknown): unknown;
}

const DISCOUNT = `{ discountedAmount ${MONEY} ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;

/** The cost with taxes and duties, and discounts by what they take off: until 2026-07. */
const OLDER_DISCOUNTS_AND_COST = `cost { totalAmount ${MONEY} totalTaxAmount ${MONEY} totalDutyAmount ${MONEY} } discountAllocations ${DISCOUNT} ofLines: lines(first: ${LINES}) { nodes { discountAllocations ${DISCOUNT} } }`;

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
