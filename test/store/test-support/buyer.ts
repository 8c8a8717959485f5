import { tokyo } from './addresses';
import type { OpenStore } from './open-store';

export interface Money {
  amount: string;
  currencyCode: string;
}

export interface Option {
  handle: string;
  code: string;
  title: string;
  deliveryMethodType: string;
  estimatedCost: Money;
}

export interface BuyersCart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  cost: { totalAmount: Money; subtotalAmount: Money; totalTaxAmount: Money | null; totalDutyAmount: Money | null };
  deliveryGroups: {
    nodes: { id: string; groupType: string; deliveryOptions: Option[]; selectedDeliveryOption: Option | null }[];
  };
  lines: { nodes: { id: string; quantity: number; merchandise: { id: string }; cost: { totalAmount: Money } }[] };
  discountCodes: { code: string; applicable: boolean }[];
}

export interface UserError {
  code: string | null;
  field: string[] | null;
  message: string;
}

export interface Payload {
  cart: BuyersCart | null;
  userErrors: UserError[];
  warnings: { code: string; message: string; target: string }[];
  /** Its `__typename` tells which of the results it is. */
  result: { cart?: BuyersCart; errors?: { code: string }[]; [name: string]: unknown } | null;
  [name: string]: unknown;
}

/** Every operation that answers with a payload: the name of its document, and variables that work for any cart. */
export const operations = {
  cartCreate: (_id: string) => ({ input: {} }),
  cartAttributesUpdate: (cartId: string) => ({ cartId, attributes: [] }),
  cartBillingAddressUpdate: (cartId: string) => ({ cartId, billingAddress: { country: 'JP' } }),
  cartBuyerIdentityUpdate: (cartId: string) => ({ cartId, buyerIdentity: {} }),
  cartSelectedDeliveryOptionsUpdate: (cartId: string) => ({ cartId, selectedDeliveryOptions: [] as object[] }),
  cartPaymentUpdate: (cartId: string) => ({ cartId, payment: free('0', 'JPY') as object }),
  cartPrepareForCompletion: (cartId: string) => ({ cartId }),
  cartSubmitForCompletion: (cartId: string) => ({ cartId, attemptToken: 'a' }),
  cartRemovePersonalData: (cartId: string) => ({ cartId }),
  'applePaySessionCreate.ext': (_id: string) => ({ validationUrl: VALIDATION_URL }),
  'paypalTokenCreate.ext': (cartId: string) => ({ cartId }),
  'PayPalBuyerDetailsFetch.ext': (cartId: string) => ({ cartId, token: 'EC-NONE' }),
};

export type Operation = keyof typeof operations;

export const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

export const free = (amount: string, currencyCode: string, billingAddress: object = tokyo) => ({
  amount: { amount, currencyCode },
  freePaymentMethod: { billingAddress },
});

export const applePay = ({ amount, currencyCode }: Money, changes: object = {}) => ({
  amount: { amount, currencyCode },
  walletPaymentMethod: {
    applePayWalletContent: {
      billingAddress: tokyo,
      data: 'data',
      header: { ephemeralPublicKey: 'key', publicKeyHash: 'hash', transactionId: 'transaction' },
      lastDigits: '4242',
      signature: 'signature',
      version: 'EC_v1',
      ...changes,
    },
  },
});

/** `deliveryAddressPreferences` with one address. */
export const to = (deliveryAddress: object, deliveryAddressValidationStrategy = 'STRICT') => ({
  deliveryAddressPreferences: [{ deliveryAddress, deliveryAddressValidationStrategy }],
});

/** A buyer who uses the GraphQL API, for tests of the way to the order. */
export const createBuyer = (store: OpenStore) => {
  /** Sends an operation by its document's name; returns the payload of its only field. */
  const call = async (operation: Operation, variables: object): Promise<Payload> => {
    const body = (await (await store.call(operation, variables)).json()) as { data: Record<string, Payload> };
    const [payload] = Object.values(body.data);
    if (!payload) throw new Error(`No payload for ${operation}: ${JSON.stringify(body)}`);
    return payload;
  };
  const ok = ({ cart, userErrors }: Payload): BuyersCart => {
    if (!cart || userErrors.length > 0) throw new Error(`Not done: ${JSON.stringify(userErrors)}`);
    return cart;
  };
  /** Creates a cart with these lines. */
  const create = async (lines: object[], rest = {}) => ok(await call('cartCreate', { input: { lines, ...rest } }));
  return {
    call,
    create,
    /** The cart as the query gives it. */
    async cart(id: string): Promise<BuyersCart | null> {
      const body = (await (await store.call('cart', { id })).json()) as { data: { cart: BuyersCart | null } };
      return body.data.cart;
    },
    /** Creates a cart that is ready to be submitted. */
    async readyCart(lines: object[]): Promise<BuyersCart> {
      const { id: cartId } = await create(lines);
      const buyerIdentity = { email: 'taro@example.jp', ...to(tokyo) };
      const { cost } = ok(await call('cartBuyerIdentityUpdate', { cartId, buyerIdentity }));
      return ok(await call('cartPaymentUpdate', { cartId, payment: applePay(cost.totalAmount) }));
    },
    fault: (fault: object) => store.fault(fault),
  };
};

export type Buyer = ReturnType<typeof createBuyer>;
