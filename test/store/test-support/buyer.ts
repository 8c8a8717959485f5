import { tokyo } from './addresses';
import type { OpenStore } from './open-store';

export interface Money {
  amount: string;
  currencyCode: string;
}

interface Option {
  handle: string;
  code: string;
}

export interface BuyersCart {
  id: string;
  totalQuantity: number;
  cost: { totalAmount: Money };
  deliveryGroups: {
    nodes: { id: string; deliveryOptions: Option[]; selectedDeliveryOption: Option | null }[];
  };
  lines: { nodes: object[] };
}

export interface Payload {
  cart: BuyersCart | null;
  userErrors: { code: string | null; field: string[] | null; message: string }[];
  warnings: { code: string; message: string; target: string }[];
  /** Its `__typename` tells which of the results it is. */
  result: { cart?: BuyersCart; errors?: { code: string }[]; [name: string]: unknown } | null;
  [name: string]: unknown;
}

export const free = (amount: string, currencyCode: string) => ({
  amount: { amount, currencyCode },
  freePaymentMethod: { billingAddress: tokyo },
});

export const applePay = ({ amount, currencyCode }: Money) => ({
  amount: { amount, currencyCode },
  walletPaymentMethod: {
    applePayWalletContent: {
      billingAddress: tokyo,
      data: 'data',
      header: { ephemeralPublicKey: 'key', publicKeyHash: 'hash', transactionId: 'transaction' },
      lastDigits: '4242',
      signature: 'signature',
      version: 'EC_v1',
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
  const call = async (operation: string, variables: object): Promise<Payload> => {
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
  };
};
