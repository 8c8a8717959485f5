import { test as base } from 'vitest';
import { cartBuyerIdentityUpdate, type BuyerIdentity } from '../../../../wallets/sheet/operations/buyer-identity';
import { createCartClient, type CartClient } from '../../../../src/press/api/client';
import { createDeadline, type Deadline } from '../../../../src/press/api/deadline';
import { updateDelivery, type DeliveryUpdate } from '../../../../wallets/sheet/operations/delivery';
import type { MailingAddress } from '../../../../wallets/sheet/address/mailing-address';
import { cartSelectedDeliveryOptionsUpdate } from '../../../../wallets/sheet/operations/operations';
import { cartCreate, type CartInput } from '../operations/whole-cart';
import { pay } from '../../../../wallets/sheet/pay/pay';
import { payment, type ApplePayContent } from '../../../../wallets/sheet/pay/payment';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { hasPlan } from '../../../../wallets/sheet/pay/has-plan';
import type { LoggedRequest } from '../../../store/server/control/request-log';
import { openStore, type OpenStore } from '../../../store/test-support/open-store';
import { STOREFRONT_TOKEN } from '../../../store/server/storefront-token';
import { tokyo } from '../../../store/test-support/addresses';

/** As long as a sheet may take to answer its wallet. */
const SHEET_LIMIT = 27_000;

export const EMAIL = 'taro@example.jp';

/** What a wallet shows of an address before the shopper has paid. */
export const hidden = ({ city, zip, province, country }: MailingAddress): MailingAddress =>
  Object.fromEntries(
    Object.entries({ city, zip, province, country }).filter(([, text]) => text),
  ) as unknown as MailingAddress;

export const applePay = (billingAddress: MailingAddress): { applePayWalletContent: ApplePayContent } => ({
  applePayWalletContent: {
    billingAddress,
    data: 'ZGF0YQ==',
    header: { ephemeralPublicKey: 'key', publicKeyHash: 'hash', transactionId: 'transaction' },
    lastDigits: '4242',
    signature: 'signature',
    version: 'EC_v1',
  },
});

/** What the store knows of the buyer of a cart. */
export interface KnownBuyer {
  email: string | null;
  deliveryAddress: object | null;
  billingAddress: object | null;
  payment: { method: string; amount: number; currency: string } | null;
}

export interface StoreSheet {
  store: OpenStore;
  client: CartClient;
  deadline: Deadline;
  /** A new cart; fails when anything is wrong with it. */
  create(input: CartInput): Promise<SheetCart>;
  identify(cart: SheetCart, identity: BuyerIdentity): Promise<DeliveryUpdate>;
  /** What an open sheet tells the cart of an address. */
  show(cart: SheetCart, address: MailingAddress): Promise<DeliveryUpdate>;
  /** What it tells once the shopper has paid. */
  authorize(cart: SheetCart, address: MailingAddress): Promise<DeliveryUpdate>;
  /** Chooses an option of each group by the API's code of it. */
  choose(cart: SheetCart, ...codes: string[]): Promise<DeliveryUpdate>;
  /** Pays what the cart costs with Apple Pay, or as the client pays what costs nothing. */
  pay(cart: SheetCart, billingAddress?: MailingAddress, deadline?: Deadline): ReturnType<typeof pay>;
  fault(...faults: object[]): Promise<void>;
  buyers(): Promise<KnownBuyer[]>;
  /** Operations that reached the store, in order. */
  operations(): Promise<string[]>;
  requests(): Promise<LoggedRequest[]>;
}

const operationOf = ({ url }: LoggedRequest) =>
  new URLSearchParams(url.replace(/^.*\?/, '')).get('operation_name') ?? '';

async function openSheet(): Promise<StoreSheet> {
  const store = await openStore();
  const shop = { accessToken: STOREFRONT_TOKEN, apiBase: store.url, buyerCountry: 'jp', buyerLocale: 'ja-JP' };
  const client = createCartClient({ ...shop, instrument: 'ApplePay' });
  const deadline = createDeadline(SHEET_LIMIT);
  const read = async <T>(path: string) => (await (await store.get(path)).json()) as T;

  const identify: StoreSheet['identify'] = (cart, identity) =>
    updateDelivery(
      client,
      cart.id,
      (signal) => cartBuyerIdentityUpdate(client, cart.id, identity, { signal }),
      deadline,
    );

  const sheet: StoreSheet = {
    store,
    client,
    deadline,
    async create(input) {
      const { cart, errors } = await cartCreate(client, input, { startCheckout: true });
      if (!cart || errors.length > 0) throw new Error(`no cart: ${JSON.stringify(errors)}`);
      return cart;
    },
    identify,
    show: (cart, address) =>
      identify(cart, { delivery: { address: hidden(address), validation: 'COUNTRY_CODE_ONLY' } }),
    authorize: (cart, address) => identify(cart, { email: EMAIL, delivery: { address, validation: 'STRICT' } }),
    choose(cart, ...codes) {
      const choices = cart.deliveryGroups.nodes.map(({ id, deliveryOptions }, index) => ({
        deliveryGroupId: id,
        deliveryOptionHandle: deliveryOptions.find(({ code }) => code === codes[index])?.handle ?? 'none',
      }));
      return updateDelivery(
        client,
        cart.id,
        (signal) => cartSelectedDeliveryOptionsUpdate(client, cart.id, choices, { signal }),
        deadline,
      );
    },
    pay(cart, billingAddress = tokyo, until = deadline) {
      const content = applePay(billingAddress);
      const input = payment(cart.cost.totalAmount, content, { billingAddress, hasPlan: hasPlan(cart) });
      return pay(client, cart.id, input, until);
    },
    async fault(...faults) {
      const response = await store.fault(faults);
      if (!response.ok) throw new Error(await response.text());
    },
    buyers: () => read('/__store/buyers'),
    requests: () => read('/__store/requests'),
    operations: async () => (await sheet.requests()).map(operationOf),
  };
  return sheet;
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
    const sheet = await openSheet();
    await use(sheet);
    sheet.deadline.end();
    await sheet.store.close();
  },
});
