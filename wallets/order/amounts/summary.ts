import * as labels from './labels';
import { add, isZero, negate } from './money';
import type { SheetCart } from '../operations/sheet-cart';

/** A line of the sheet above the total. */
export interface SummaryLine {
  /** `recurring` and `invalid_discount` inform only: their amount is 0. */
  kind: 'subtotal' | 'delivery' | 'duties' | 'taxes' | 'discount' | 'recurring' | 'invalid_discount';
  label: string;
  /** Decimal in the API's format; negative for a discount. */
  amount: string;
}

/** Makes a line from its three parts. */
const lineOf = (kind: SummaryLine['kind'], label: string, amount = '0'): SummaryLine => ({ kind, label, amount });

function deliveries({ deliveryGroups: { nodes } }: SheetCart): SummaryLine[] {
  const label = (type: string): string => {
    if (nodes.length < 2) return labels.SHIPPING;
    return labels.SHIPPING + (type === 'SUBSCRIPTION' ? labels.OF_SUBSCRIPTION : labels.OF_ONE_TIME_PURCHASE);
  };
  return nodes.flatMap(({ groupType, selectedDeliveryOption, deliveryOptions }) => {
    const option = deliveryOptions.find(({ handle }) => handle === selectedDeliveryOption?.handle);
    return option ? [lineOf('delivery', label(groupType), option.estimatedCost.amount)] : [];
  });
}

const ofLines = ({ lines }: SheetCart) => lines.nodes.flatMap(({ discountAllocations }) => discountAllocations);

/** Code or name of each discount → its amount for lines and the whole cart together. */
function discounts(cart: SheetCart): Map<string, string> {
  const taken = new Map<string, string>();
  for (const { code, title, discountedAmount } of [...ofLines(cart), ...cart.discountAllocations]) {
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
  return [...new Set(totals)].map((label) => lineOf('recurring', label));
}

/**
 * The lines of a cart as a sheet shows them. They add up to its total: subtotal, delivery of each group, discounts, duties, taxes. Where the
 * prices contain the taxes, as in Japan, those have no line. Lines that only inform come last.
 */
export function summary(cart: SheetCart): SummaryLine[] {
  const { subtotalAmount, totalDutyAmount, totalTaxAmount, totalAmount } = cart.cost;
  // The API's subtotal already includes the discounts of lines. Here the discounts are separate lines.
  const subtotal = add(subtotalAmount.amount, ...ofLines(cart).map(({ discountedAmount }) => discountedAmount.amount));
  const lines = [
    lineOf('subtotal', labels.SUBTOTAL, subtotal),
    ...deliveries(cart),
    ...[...discounts(cart)].map(([name, amount]) => lineOf('discount', named(labels.DISCOUNT, name), negate(amount))),
  ];
  const duties = lineOf('duties', labels.DUTIES, totalDutyAmount?.amount);
  // The rest of the total beyond these lines: the taxes. Zero if the lines include them.
  const rest = add(totalAmount.amount, ...[...lines, duties].map(({ amount }) => negate(amount)));
  const taxes = lineOf('taxes', labels.TAXES, isZero(rest) ? rest : totalTaxAmount?.amount);
  return [
    ...lines,
    ...[duties, taxes].filter(({ amount }) => !isZero(amount)),
    ...recurring(cart),
    ...cart.discountCodes
      .filter(({ applicable }) => !applicable)
      .map(({ code }) => lineOf('invalid_discount', labels.invalidDiscount(code))),
  ];
}
