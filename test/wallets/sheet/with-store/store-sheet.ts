import { test as base } from 'vitest';
import { createCartClient, type CartClient } from '../../../../src/press/api/client';
import { CONTEXT, USER_ERRORS } from '../../../../src/press/api/document-parts';
import { sendOperation } from '../../../../src/press/api/send-operation';
import type { CartLineInput } from '../../../../src/press/checkout/lines';
import { cartChange, cartChangeAnswer } from '../../../../wallets/sheet/operations/cart-change';
import { CART, PARTS } from '../../../../wallets/sheet/operations/cart-parts';
import { createDeadline } from '../../../../src/press/api/deadline';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import { cartBuyerIdentityUpdate } from '../../../../wallets/sheet/operations/buyer-identity';
import { updateDelivery, type DeliveryUpdate } from '../../../../wallets/sheet/operations/delivery';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { STOREFRONT_TOKEN } from '../../../store/server/storefront-token';
import { openStore } from '../../../store/test-support/open-store';

/** As long as a sheet may take to answer its wallet. */
const SHEET_LIMIT = 27_000;

/** The part of GraphQL's `CartInput` that tests fill. */
interface CartInput {
  lines: CartLineInput[];
  discountCodes?: string[];
  buyerIdentity?: { countryCode?: string; email?: string };
}

/** Creates a cart, and reads it as sheets do: a press asks for less. */
const cartCreate = {
  document: `mutation cartCreate($input: CartInput!, ${CONTEXT} {
  cartCreate(input: $input) { cart ${PARTS} ${USER_ERRORS} warnings { code } }
}${CART}`,
  isIdempotent: false,
  answer: cartChangeAnswer('cartCreate'),
};

/** What a sheet does with a store over HTTP. */
export interface StoreSheet {
  client: CartClient;
  /** A new cart; fails when anything is wrong with it. */
  create(input: CartInput): Promise<SheetCart>;
  /** What it tells the cart once the shopper has paid. */
  authorize(cart: SheetCart, address: MailingAddress): Promise<DeliveryUpdate>;
}

/** The cart after a change of what is delivered; fails when there is none. */
export function cartOf(update: DeliveryUpdate): SheetCart {
  const cart = update.type === 'changed' ? update.prepared.cart : null;
  if (!cart) throw new Error(`no cart: ${JSON.stringify(update)}`);
  return cart;
}

export const amountOf = ({ cost }: SheetCart): string => `${cost.totalAmount.amount} ${cost.totalAmount.currencyCode}`;

/** A test with a store of its own, so that all of them can wait at the same time. */
export const test = base.extend<{ sheet: StoreSheet }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of what a fixture needs
  sheet: async ({}, use) => {
    const store = await openStore();
    const shop = { accessToken: STOREFRONT_TOKEN, apiBase: store.url, buyerCountry: 'jp', buyerLocale: 'ja-JP' };
    const client = createCartClient({ ...shop, instrument: 'ApplePay' });
    const deadline = createDeadline(SHEET_LIMIT);
    await use({
      client,
      async create(input) {
        const answer = await sendOperation(client, cartCreate, { input }, { startCheckout: true });
        const { cart, errors } = cartChange(answer.cartCreate);
        if (!cart || errors.length > 0) throw new Error(`no cart: ${JSON.stringify(errors)}`);
        return cart;
      },
      authorize({ id }, address) {
        const identity = { email: 'taro@example.jp', delivery: { address, validation: 'STRICT' } } as const;
        return updateDelivery(
          client,
          id,
          (signal) => cartBuyerIdentityUpdate(client, id, identity, { signal }),
          deadline,
        );
      },
    });
    deadline.end();
    await store.close();
  },
});
