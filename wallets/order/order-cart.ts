import * as z from '../../src/api/z';
import { money } from '../../src/press/cart/calls';

/** With a code: the shopper's; with a title: an automatic discount, or one of the merchant's. */
const discount = z.object({ totalAllocatedAmount: money, code: z.nullish(z.string), title: z.nullish(z.string) });

const option = z.object({
  code: z.nullish(z.string),
  title: z.nullish(z.string),
  handle: z.string,
  description: z.nullish(z.string),
  deliveryMethodType: z.string,
  estimatedCost: money,
});

const group = z.object({
  id: z.string,
  groupType: z.string,
  selectedDeliveryOption: z.nullish(z.object({ handle: z.string })),
  deliveryOptions: z.array(option),
});

/** Every field may be missing: a billing policy of a new kind is an empty object. */
const billing = z.object({ interval: z.nullish(z.string), intervalCount: z.nullish(z.number) });

/** How many orders have a plan's price; without a number, all that follow. A plan has one price, or one and a later one. */
const adjustment = z.object({ orderCount: z.nullish(z.number) });

const sellingPlanAllocation = z.object({
  sellingPlan: z.object({ billingPolicy: z.nullish(billing), priceAdjustments: z.nullish(z.array(adjustment)) }),
});

const line = z.object({
  quantity: z.number,
  cost: z.object({ subtotalAmount: money }),
  merchandise: z.object({ requiresShipping: z.nullish(z.boolean) }),
  sellingPlanAllocation: z.nullish(sellingPlanAllocation),
});

/** The whole cart, as sheets read it. Values of the API's enums are plain text, because it gets new ones at any time. */
export const orderCart = z.object({
  id: z.string,
  checkoutUrl: z.string,
  cost: z.object({
    totalAmount: money,
    // Only the older form of the documents asks for these. Null until they are known.
    totalTaxAmount: z.nullish(money),
    totalDutyAmount: z.nullish(money),
  }),
  discountCodes: z.array(z.object({ code: z.string, applicable: z.boolean })),
  discountApplications: z.array(discount),
  deliveryGroups: z.object({ nodes: z.array(group) }),
  lines: z.object({ nodes: z.array(line) }),
});

/** Decimals as text, with at least one digit after the point, also for yen. */
export type Money = z.infer<typeof money>;
export interface OrderCart extends z.infer<typeof orderCart> {
  /** Codes of the warnings about discounts that came last: told once, they stay true. */
  discountWarnings?: readonly string[] | undefined;
  /** Its discount codes that do not apply, in words; absent until a sheet is to show it. */
  refusedCodes?: readonly string[];
  /** How its subscriptions are paid again, in words; absent until a sheet is to show it. */
  laterPayments?: readonly string[];
  /** Whether it is sent to another country than the shop's, so that customs may ask for duties; absent until a sheet is to show it. */
  crossesBorder?: boolean;
}
export type DeliveryGroup = z.infer<typeof group>;

/** Whether anything of the cart is sent to the shopper. */
export function requiresShipping(cart: OrderCart): boolean {
  return cart.lines.nodes.some(({ merchandise }) => merchandise.requiresShipping);
}

/** Whether anything of the cart is bought by subscription. */
export const hasPlan = (cart: OrderCart): boolean =>
  cart.lines.nodes.some(({ sellingPlanAllocation: allocation }) => allocation);
