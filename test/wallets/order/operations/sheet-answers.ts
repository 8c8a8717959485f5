import type { OrderCart } from '../../../../wallets/order/order-cart';

const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });
const option = (handle: string, amount: string) => ({
  code: handle,
  title: handle,
  handle,
  description: null,
  deliveryMethodType: 'SHIPPING',
  estimatedCost: yen(amount),
});

/** A cart with everything in it that a sheet reads: a subscription, a discount, a delivery group, taxes. */
export const orderCart: OrderCart = {
  id: 'gid://shopify/Cart/c1?key=k1',
  checkoutUrl: 'https://shop.example/cart/c/c1?key=k1',
  cost: {
    totalAmount: yen('1680.0'),
  },
  discountCodes: [{ code: 'SAVE10', applicable: true }],
  discountApplications: [
    { totalAllocatedAmount: yen('120.0'), code: 'SAVE10' },
    { totalAllocatedAmount: yen('10.0'), title: '新茶まつり' },
  ],
  deliveryGroups: {
    nodes: [
      {
        id: 'gid://shopify/CartDeliveryGroup/g1',
        groupType: 'ONE_TIME_PURCHASE',
        selectedDeliveryOption: { handle: 'standard' },
        deliveryOptions: [option('standard', '500.0'), option('express', '900.0')],
      },
    ],
  },
  lines: {
    nodes: [
      {
        quantity: 1,
        cost: { subtotalAmount: yen('1210.0') },
        merchandise: { requiresShipping: true },
        sellingPlanAllocation: {
          sellingPlan: {
            billingPolicy: { interval: 'MONTH', intervalCount: 1 },
            priceAdjustments: [{ orderCount: null }],
          },
        },
      },
    ],
  },
};

/** The cart with other taxes, null while they are not known. */
export const taxed = (amount: string | null): OrderCart => ({
  ...orderCart,
  cost: { ...orderCart.cost, totalTaxAmount: amount === null ? null : yen(amount) },
});
