/** How a subscription is paid again, in words: a chunk of its own, fetched where a cart has one. */
import type { OrderCart } from '../order-cart';

/** Interval of a selling plan → "every month", and the counter after a number, "months". */
const INTERVALS: Readonly<Record<string, readonly [each: string, counter: string]>> = {
  DAY: ['毎日', '日'],
  MONTH: ['毎月', 'か月'],
  WEEK: ['毎週', '週間'],
  YEAR: ['毎年', '年'],
};

const RECURRING_TOTAL = '定期購入の合計';

/** Which payments a price is for, "the first 3 times" and "from the 4th on"; the first one alone is this order. */
function payments(orders: number): readonly string[] {
  if (orders < 1) return [''];
  const later = `${orders + 1}回目以降`;
  return orders > 1 ? [`最初の${orders}回`, later] : [later];
}

/**
 * Labels of a subscription's payments, "定期購入の合計（3か月ごと）"; without the interval when it is unknown.
 *
 * @param orders how many orders have the plan's first price; 0 where all have it
 */
function labelsOf(interval: string, count: number, orders: number): string[] {
  const [each, counter] = INTERVALS[interval] ?? [];
  const rhythm = each && (count > 1 ? `${count}${counter}ごと` : each);
  return payments(orders).map((which) => {
    const details = [rhythm, which].filter(Boolean).join('、');
    return RECURRING_TOTAL + (details && `（${details}）`);
  });
}

/** A label for each rhythm in which a subscription of the cart is paid again, and for each of its prices. */
export function laterPayments({ lines }: OrderCart): string[] {
  const labels = lines.nodes.flatMap(({ sellingPlanAllocation: allocation }) => {
    const { billingPolicy, priceAdjustments } = allocation?.sellingPlan ?? {};
    const { interval, intervalCount } = billingPolicy ?? {};
    return interval ? labelsOf(interval, intervalCount ?? 1, priceAdjustments?.[0]?.orderCount ?? 0) : [];
  });
  return [...new Set(labels)];
}
