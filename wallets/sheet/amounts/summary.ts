import * as labels from './labels';
import { add, isZero, negate } from './money';
import type { SheetCart } from '../operations/sheet-cart';

/** A line of the sheet above the total. */
export interface SummaryLine {
  label: string;
  /** Decimal as the API writes it; negative for a discount, 0 for a line that only informs. */
  amount: string;
  /** Whether it tells of payments that come later. */
  isRecurring?: boolean;
}

function deliveries({ deliveryGroups: { nodes } }: SheetCart): SummaryLine[] {
  const label = (type: string): string => {
    if (nodes.length < 2) return labels.SHIPPING;
    return labels.SHIPPING + (type === 'SUBSCRIPTION' ? labels.OF_SUBSCRIPTION : labels.OF_ONE_TIME_PURCHASE);
  };
  return nodes.flatMap(({ groupType, selectedDeliveryOption, deliveryOptions }) => {
    const option = deliveryOptions.find(({ handle }) => handle === selectedDeliveryOption?.handle);
    return option ? [{ label: label(groupType), amount: option.estimatedCost.amount }] : [];
  });
}

/** Code or name of each discount → what it takes off lines and the whole cart. */
function discounts({ lines, discountAllocations }: SheetCart): Map<string, string> {
  const taken = new Map<string, string>();
  for (const { code, title, discountedAmount } of [
    ...lines.nodes.flatMap((line) => line.discountAllocations),
    ...discountAllocations,
  ]) {
    const name = code ?? title ?? '';
    taken.set(name, add(taken.get(name) ?? '0', discountedAmount.amount));
  }
  return taken;
}

const named = (label: string, name: string): string => label + (name && `（${name}）`);

/** A line for each rhythm in which a subscription is paid again. Its amount is 0, because it adds nothing to this order. */
function recurring({ lines }: SheetCart): SummaryLine[] {
  const totals = lines.nodes.flatMap(({ sellingPlanAllocation: allocation }) => {
    const { interval, intervalCount } = allocation?.sellingPlan.billingPolicy ?? {};
    return interval ? [labels.recurringTotal(interval, intervalCount ?? 1)] : [];
  });
  return [...new Set(totals)].map((label) => ({ label, amount: '0', isRecurring: true }));
}

/**
 * The lines of a cart as a sheet shows them. They add up to its total: subtotal, delivery of each group, duties, taxes, discounts.
 * Lines that only inform come last.
 */
export function summary(cart: SheetCart): SummaryLine[] {
  const { subtotalAmount, totalDutyAmount, totalTaxAmount } = cart.cost;
  const ofLines = cart.lines.nodes.flatMap(({ discountAllocations }) => discountAllocations);
  const known = (label: string, amount = '0'): SummaryLine[] => (isZero(amount) ? [] : [{ label, amount }]);
  return [
    {
      label: labels.SUBTOTAL,
      // The API's subtotal already contains the discounts of lines; here they are lines of their own.
      amount: add(subtotalAmount.amount, ...ofLines.map(({ discountedAmount }) => discountedAmount.amount)),
    },
    ...deliveries(cart),
    ...known(labels.DUTIES, totalDutyAmount?.amount),
    ...known(labels.TAXES, totalTaxAmount?.amount),
    ...[...discounts(cart)].map(([name, amount]) => ({ label: named(labels.DISCOUNT, name), amount: negate(amount) })),
    ...recurring(cart),
    ...cart.discountCodes
      .filter(({ applicable }) => !applicable)
      .map(({ code }) => ({ label: named(labels.INVALID_DISCOUNT, code), amount: '0' })),
  ];
}
