import type { CartState, LineState } from '../../../shop/cart/cart-state';
import { toDecimal } from '../../../shop/cart/money';
import { hasOneForm } from '../../../shop/cart/product-name';
import { applicationsView } from './discount-view';
import { costOfCart } from '../../../shop/cart/cost';
import { totalsOfCart, totalsOfLine } from '../../../shop/cart/totals';
import { deliveryView } from './delivery-view';
import { cartId, lineId, sellingPlanId, variantId } from '../ids';

interface PageArguments {
  first?: number | null;
  /** The cursor of an earlier page's last entry; here the number of entries up to there. */
  after?: string | null;
}

const page =
  <T>(all: T[]) =>
  ({ first, after }: PageArguments) => {
    const start = Number(after ?? 0);
    const end = Math.min(all.length, start + (first ?? all.length));
    return { nodes: all.slice(start, end), pageInfo: { hasNextPage: end < all.length, endCursor: `${end}` } };
  };

const allocation = (line: LineState, unit: number, money: (hundredths: number) => object) => {
  const plan = line.sellingPlan;
  if (!plan) return null;
  return {
    checkoutChargeAmount: money(unit),
    remainingBalanceChargeAmount: money(0),
    priceAdjustments: [{ price: money(unit) }],
    sellingPlan: {
      id: sellingPlanId(plan.id),
      name: plan.name,
      recurringDeliveries: true,
      billingPolicy: {
        __typename: 'SellingPlanRecurringBillingPolicy',
        interval: plan.interval,
        intervalCount: plan.intervalCount,
      },
      priceAdjustments: plan.orderCount
        ? [{ orderCount: plan.orderCount }, { orderCount: null }]
        : [{ orderCount: null }],
    },
  };
};

/** Address of the checkout page of a cart. */
export const checkoutUrl = (cart: CartState, origin: string): string =>
  `${origin}/cart/c/${cart.token}?key=${cart.key}`;

export type CartView = ReturnType<typeof cartView>;

/** A cart as the schema's `Cart`. Resolvers read it when they run; amounts are in the cart's own currency. */
export const cartView = (cart: CartState, origin: string) => {
  const money = (hundredths: number) => ({ amount: toDecimal(hundredths), currencyCode: cart.currency });
  const cost = costOfCart(cart);
  const known = (hundredths: number | null) => (hundredths === null ? null : money(hundredths));

  const lines = cart.lines.map((line) => {
    const { unit, original, discounts, final } = totalsOfLine(cart, line);
    return {
      __typename: 'CartLine',
      id: lineId(cart, line),
      quantity: line.quantity,
      cost: { totalAmount: money(final), subtotalAmount: money(original) },
      attributes: Object.entries(line.attributes).map(([key, value]) => ({ key, value })),
      discountAllocations: discounts.map(({ code, amount }) => ({
        __typename: 'CartCodeDiscountAllocation',
        code,
        targetType: 'LINE_ITEM',
        discountedAmount: money(amount),
      })),
      merchandise: {
        __typename: 'ProductVariant',
        id: variantId(line.variant.id),
        title: hasOneForm(line.product) ? 'Default Title' : line.variant.title,
        requiresShipping: line.variant.requiresShipping,
        product: { title: line.product.title },
      },
      sellingPlanAllocation: allocation(line, unit, money),
    };
  });

  return {
    id: cartId(cart),
    checkoutUrl: checkoutUrl(cart, origin),
    totalQuantity: totalsOfCart(cart).quantity,
    note: cart.note,
    cost: {
      totalAmount: money(cost.total),
      subtotalAmount: money(cost.subtotal),
      checkoutChargeAmount: money(cost.total),
      totalTaxAmount: known(cost.tax),
      totalDutyAmount: known(cost.duty),
    },
    discountCodes: cart.discounts.map(({ code, applicable }) => ({ code, applicable })),
    // The store's discount codes reduce lines, so the cart itself has no allocations.
    discountAllocations: [],
    discountApplications: applicationsView(cart, money),
    deliveryGroups: page(deliveryView(cart, money)),
    lines: page(lines),
  };
};
