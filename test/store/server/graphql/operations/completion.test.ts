import { describe, expect, test } from 'vitest';
import { newYork } from '../../../test-support/addresses';
import { createBuyer, to, type Payload } from '../../../test-support/buyer';
import { line } from '../../../test-support/goods';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

const prepare = (cartId: string) => buyer.call('cartPrepareForCompletion', { cartId });
const submit = (cartId: string, attemptToken = 'first') =>
  buyer.call('cartSubmitForCompletion', { cartId, attemptToken });
const said = ({ result }: Payload) =>
  [result?.['__typename'], ...(result?.errors ?? []).map(({ code }) => code)].join(' ');
const identify = (cartId: string, buyerIdentity: object) =>
  buyer.call('cartBuyerIdentityUpdate', { cartId, buyerIdentity });
const only = (country: string) => to({ country }, 'COUNTRY_CODE_ONLY');

test('preparing says whether a cart is ready, and what it lacks', async () => {
  const ready = await buyer.readyCart([line(44_001)]);
  expect(await prepare(ready.id)).toEqual({ result: { __typename: 'CartStatusReady', cart: ready }, userErrors: [] });
  await identify(ready.id, to(newYork));
  expect(said(await prepare(ready.id))).toBe('CartStatusNotReady INVALID_PAYMENT');
  const lacking: [object[], object, string][] = [
    [[], {}, ''],
    [[line(44_001)], {}, ' PENDING_DELIVERY_GROUPS INVALID_PAYMENT'],
    [[line(44_001)], only('BR'), ' DELIVERY_NO_DELIVERY_AVAILABLE INVALID_PAYMENT'],
    [[line(44_001)], only('JP'), ' INVALID_PAYMENT'],
    [[line(43_001)], {}, ' INVALID_PAYMENT'],
  ];
  for (const [lines, identity, codes] of lacking) {
    const { id } = await buyer.create(lines);
    await identify(id, identity);
    expect(said(await prepare(id))).toBe(`CartStatusNotReady${codes}`);
  }
});

describe('submitting', () => {
  test('places one order, once for its attempt token: the cart is closed, and the shelf is emptier', async () => {
    const { id } = await buyer.readyCart([line(44_002)]);
    const token = /Cart\/(\w+)/.exec(id)![1]!;
    const { result } = await submit(id);
    const attemptId = expect.stringContaining(token) as string;
    const redirectUrl = `${store.url}/thank-you/${token}`;
    expect(result).toEqual({ __typename: 'SubmitSuccess', attemptId, redirectUrl });
    expect([await buyer.cart(id), (await store.get(`/thank-you/${token}`)).status]).toEqual([null, 200]);
    expect((await buyer.create([line(44_002)])).totalQuantity).toBe(0);
    const again = await submit(id);
    expect([said(again), again.result?.['attemptId']]).toEqual(['SubmitAlreadyAccepted', result?.['attemptId']]);
    expect(await submit(id, 'second')).toMatchObject({ result: null, userErrors: [{ field: ['cartId'] }] });
    expect(await (await store.get('/__store/orders')).json()).toEqual([token]);
    // Another cart may have the same attempt token.
    expect(said(await submit((await buyer.readyCart([line(43_001)])).id))).toBe('SubmitSuccess');
  });

  test('the second buyer does not get pieces that the first buyer has taken', async () => {
    for (const [variant, gone, wanted, left, code, warning] of [
      [44_002, 1, 1, 0, 'OUT_OF_STOCK', 'OUT_OF_STOCK'],
      [44_001, 20, 30, 20, 'NOT_ENOUGH_STOCK_AVAILABLE', 'NOT_ENOUGH_STOCK'],
    ] as const) {
      const slow = await buyer.readyCart([line(variant, wanted)]);
      await submit((await buyer.readyCart([line(variant, gone)])).id);
      expect(said(await prepare(slow.id))).toBe(`CartStatusNotReady MERCHANDISE_${code}`);
      expect(said(await submit(slow.id))).toBe(`SubmitFailed MERCHANDISE_${code}`);
      const { cart, warnings } = await identify(slow.id, {});
      expect([cart?.totalQuantity, warnings.map((one) => one.code)]).toEqual([left, [`MERCHANDISE_${warning}`]]);
    }
  });
});
