import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCartClient } from '../../../src/press/api/client';
import type { WalletContext } from '../../../src/wallet';
import type { SheetOptions } from '../../../wallets/sheet';
import { context } from '../../press/checkout/answers';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import type { Address } from '../../store/shop/delivery/address';
import { ratesTo } from '../../store/shop/delivery/rates';
import { tokyo } from '../../store/test-support/addresses';
import { line } from '../../store/test-support/goods';
import { ofOperation } from '../in-process/sent';
import { approval, come, hidden, inProcessStore, KYUSU, opened } from './in-process-sheet';
import { cartCreate } from './operations/whole-cart';

const inProcess = inProcessStore();

const shop = { accessToken: STOREFRONT_TOKEN, apiBase: 'http://localhost:4173' };

/** Ten lines of a variant before one more. */
async function longCart(variantId: number, last: ReturnType<typeof line>, ...discountCodes: string[]) {
  const lines = Array.from({ length: 10 }, (_none, at) => ({
    ...line(variantId),
    attributes: [{ key: 'お名前', value: `${at}` }],
  }));
  const client = createCartClient(context(shop));
  const made = await come(cartCreate(client, { lines: [last, ...lines], discountCodes }));
  return made.cart!.id;
}

const open = (cartId: string, known: Partial<WalletContext>, options: Partial<SheetOptions> = {}) =>
  opened(KYUSU, true, options, { ...shop, cartId: () => cartId, ...known });

const ofTokyo = { country: 'JP', province: 'JP-13' } as Address;
const rates = () => [ratesTo(ofTokyo, 'ONE_TIME_PURCHASE')[0]!, ratesTo(ofTokyo, 'SUBSCRIPTION')[0]!];
const prices = rates().map(({ price }) => price);
beforeEach(() => rates().forEach((rate) => (rate.price = 0)));
afterEach(() => rates().forEach((rate, at) => (rate.price = prices[at]!)));

test('a subscription that begins with 0 is paid by the wallet, also where it is the eleventh line of a cart', async () => {
  const sheet = open(await longCart(KYUSU, line(42_001, 1, 9001), 'TADA100'), { hasPlan: () => true });
  await come(sheet.begin());
  expect(await come(sheet.address(hidden(tokyo)))).toMatchObject({
    cart: { cost: { totalAmount: { amount: '0.0' } } },
  });
  expect(await come(sheet.authorize(approval()))).toMatchObject({ ordered: true });
  expect(ofOperation(inProcess.store.sent, 'cartPaymentUpdate').map(({ variables }) => variables['payment'])).toEqual([
    expect.objectContaining({ walletPaymentMethod: expect.anything() }),
  ]);
});

test('a cart whose first ten lines are not sent and whose eleventh is goes on at checkout, and is not refused as digital', async () => {
  const notShipped = { type: 'unavailable', wallet: 'Google Pay', because: 'digital_cart' } as const;
  const cart = await longCart(43_001, line(KYUSU));
  expect(await come(open(cart, {}, { notShipped }).begin())).toMatchObject({
    type: 'end',
    ending: { type: 'decelerate', reason: 'redirect_to_checkout_required' },
  });
});
