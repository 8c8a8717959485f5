import { describe, expect, test } from 'vitest';
import { createBuyer } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);

const sencha = 'gid://shopify/ProductVariant/41001';

const createdId = async (lines: object[], rest?: object): Promise<string> => (await buyer.create(lines, rest)).id;
const answerTo = async (operation: string, variables: object): Promise<unknown> =>
  (await store.call(operation, variables)).json();

describe('the cart query', () => {
  test('returns the cart, with new lines first and amounts as decimals', async () => {
    const lines = [
      { merchandiseId: sencha, quantity: 2 },
      { merchandiseId: 'gid://shopify/ProductVariant/43001', quantity: 1 },
    ];
    const id = await createdId(lines, { discountCodes: ['ocha10'] });
    const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });
    const taken = (amount: string) => [
      {
        __typename: 'CartCodeDiscountAllocation',
        code: 'ocha10',
        targetType: 'LINE_ITEM',
        discountedAmount: yen(amount),
      },
    ];
    const line = (title: string, variant: string, number: number, requiresShipping: boolean) => ({
      id: expect.stringMatching(/^gid:\/\/shopify\/CartLine\/[0-9a-f-]{36}\?cart=hWN/) as string,
      merchandise: {
        id: `gid://shopify/ProductVariant/${number}`,
        title: variant,
        requiresShipping,
        product: { title },
      },
      sellingPlanAllocation: null,
    });
    expect(await answerTo('cart', { id })).toMatchObject({
      data: {
        cart: {
          id,
          checkoutUrl: `${store.url}/cart/c/${id.replace('gid://shopify/Cart/', '')}`,
          totalQuantity: 3,
          cost: {
            totalAmount: yen('2826.0'),
            subtotalAmount: yen('2826.0'),
            totalTaxAmount: null,
            totalDutyAmount: null,
          },
          discountCodes: [{ code: 'ocha10', applicable: true }],
          discountAllocations: [],
          deliveryGroups: { nodes: [] },
          lines: {
            nodes: [
              {
                ...line('電子書籍『はじめての日本茶』', 'Default Title', 43_001, false),
                quantity: 1,
                cost: { totalAmount: yen('882.0'), subtotalAmount: yen('980.0') },
                discountAllocations: taken('98.0'),
              },
              {
                ...line('宇治煎茶「朝露」', '50g', 41_001, true),
                quantity: 2,
                cost: { totalAmount: yen('1944.0'), subtotalAmount: yen('2160.0') },
                discountAllocations: taken('216.0'),
              },
            ],
          },
        },
      },
    });
  });

  test('returns the first ten lines of twelve', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => ({
      merchandiseId: 'gid://shopify/ProductVariant/43001',
      attributes: [{ key: 'no', value: String(index) }],
    }));
    const body = (await answerTo('cart', { id: await createdId(lines) })) as {
      data: { cart: { totalQuantity: number; lines: { nodes: unknown[] } } };
    };
    expect([body.data.cart.totalQuantity, body.data.cart.lines.nodes.length]).toEqual([12, 10]);
  });

  test('tells subscription and shipping in the limited query', async () => {
    const plan = {
      merchandiseId: 'gid://shopify/ProductVariant/42001',
      sellingPlanId: 'gid://shopify/SellingPlan/9001',
    };
    const id = await createdId([plan]);
    expect(await answerTo('limitedCart', { id })).toMatchObject({
      data: {
        cart: {
          id,
          lines: {
            nodes: [
              {
                merchandise: { requiresShipping: true },
                sellingPlanAllocation: { sellingPlan: { id: 'gid://shopify/SellingPlan/9001' } },
              },
            ],
          },
        },
      },
    });
  });

  test('reduces the price of a subscription by its plan', async () => {
    const plan = {
      merchandiseId: 'gid://shopify/ProductVariant/42001',
      sellingPlanId: 'gid://shopify/SellingPlan/9002',
    };
    const id = await createdId([plan]);
    expect(await answerTo('cart', { id })).toMatchObject({
      data: {
        cart: {
          cost: { totalAmount: { amount: '3078.0' } },
          lines: {
            nodes: [
              {
                sellingPlanAllocation: {
                  remainingBalanceChargeAmount: { amount: '0.0', currencyCode: 'JPY' },
                  priceAdjustments: [{ price: { amount: '3078.0' } }],
                  sellingPlan: { recurringDeliveries: true, billingPolicy: { interval: 'MONTH', intervalCount: 2 } },
                },
              },
            ],
          },
        },
      },
    });
  });

  test.each([
    ['an unknown cart', () => 'gid://shopify/Cart/nix?key=nix'],
    ['a wrong key', (id: string) => id.replace(/key=.*/, 'key=wrong')],
    ['no key', (id: string) => id.replace(/\?.*/, '')],
    ['an id of something else', () => sencha],
  ])('gives null for %s', async (_, change) => {
    const id = await createdId([]);
    expect(await answerTo('cart', { id: change(id) })).toMatchObject({ data: { cart: null } });
  });

  test("uses the currency of @inContext's country until the buyer has a country", async () => {
    const currencyOf = async (id: string, country: string) => {
      const body = (await answerTo('cart', { id, country })) as {
        data: { cart: { cost: { totalAmount: unknown } } };
      };
      return body.data.cart.cost.totalAmount;
    };
    const lines = [{ merchandiseId: sencha, quantity: 2 }];
    const anybody = await createdId(lines);
    const german = await createdId(lines, { buyerIdentity: { countryCode: 'DE' } });
    expect(await currencyOf(anybody, 'US')).toEqual({ amount: '14.4', currencyCode: 'USD' });
    expect(await currencyOf(anybody, 'JP')).toEqual({ amount: '2160.0', currencyCode: 'JPY' });
    expect(await currencyOf(german, 'US')).toEqual({ amount: '13.5', currencyCode: 'EUR' });
  });
});
