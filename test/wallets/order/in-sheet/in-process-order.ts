import { afterEach, beforeEach, vi } from 'vitest';
import type { WalletContext } from '../../../../src/wallet';
import { orderInSheet, type OrderOptions } from '../../../../wallets/order';
import type { MailingAddress } from '../../../../wallets/order/mailing-address';
import { context } from '../../../press/cart/answers';
import { tokyo } from '../../../store/test-support/addresses';
import { STOREFRONT_TOKEN } from '../../../store/server/storefront-token';
import { fakeClock, loaded, pass } from '../../in-process/fake-time';
import { createInProcessStore, type InProcessStore } from '../../in-process/store';

export const KYUSU = 44_001;

/** A demo store in the same process and a fake clock, anew for each test of a file. */
export function inProcessStore(): { store: InProcessStore } {
  const inProcess = {} as { store: InProcessStore };
  beforeEach(async () => {
    await loaded();
    fakeClock();
    inProcess.store = createInProcessStore({ pace: [10] });
    vi.stubGlobal('fetch', inProcess.store.fetch);
    vi.stubGlobal('localStorage', {});
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return inProcess;
}

const SHEET = { name: 'Apple Pay', shop: 'かるい茶舗', deliveryTypes: ['SHIPPING'] };

/** A sheet for one piece of a variant. */
export const opened = (
  variantId = KYUSU,
  address = true,
  options: Partial<OrderOptions> = {},
  over: Partial<WalletContext> = {},
) =>
  orderInSheet(
    context({
      wallet: 'apple_pay',
      accessToken: STOREFRONT_TOKEN,
      productForm: () => ({ variantId, quantity: 1, properties: {} }),
      requiresShipping: () => address,
      ...over,
    }),
    { ...SHEET, asks: { address, phone: false, email: true }, ...options },
  );

/** What a promise comes to, with all the time that it needs. */
export async function come<T>(promise: Promise<T>): Promise<T> {
  await pass(40_000);
  return promise;
}

/** What a wallet shows of an address before the shopper has paid. */
export const hidden = ({ city, zip, province, country }: MailingAddress): MailingAddress =>
  Object.fromEntries(Object.entries({ city, zip, province, country }).filter(([, text]) => text)) as never;

/** What somebody in Tokyo agrees to. */
export const approval = (delivery: typeof tokyo | null = tokyo, attemptToken = 'attempt') => ({
  email: 'taro@example.jp',
  delivery,
  billing: tokyo,
  content: {
    applePayWalletContent: {
      billingAddress: tokyo,
      data: 'ZGF0YQ==',
      header: { ephemeralPublicKey: 'key', publicKeyHash: 'hash', transactionId: 'transaction' },
      lastDigits: '4242',
      signature: 'signature',
      version: 'EC_v1',
    },
  },
  attemptToken,
});
