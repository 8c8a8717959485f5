import * as labels from './money';
import { add, isZero, negate, fitsSheet } from './money';
import type { OrderCart } from './order-cart';

/** A line of the sheet above the total. */
export interface SheetLine {
  /** `recurring` and `invalid_discount` inform only: their amount is 0. */
  kind: 'subtotal' | 'delivery' | 'duties' | 'taxes' | 'discount' | 'recurring' | 'invalid_discount';
  label: string;
  /** Decimal in the API's format; negative for a discount. */
  amount: string;
}

/** Makes a line from its three parts. */
const lineOf = (kind: SheetLine['kind'], label: string, amount = '0'): SheetLine => ({ kind, label, amount });

function deliveries({ deliveryGroups: { nodes } }: OrderCart): SheetLine[] {
  const label = (type: string): string => {
    if (nodes.length < 2) return labels.SHIPPING;
    return labels.SHIPPING + (type === 'SUBSCRIPTION' ? labels.OF_SUBSCRIPTION : labels.OF_ONE_TIME_PURCHASE);
  };
  return nodes.flatMap(({ groupType, selectedDeliveryOption, deliveryOptions }) => {
    const option = deliveryOptions.find(({ handle }) => handle === selectedDeliveryOption?.handle);
    return option ? [lineOf('delivery', label(groupType), option.estimatedCost.amount)] : [];
  });
}

/** Each code and title → all that it takes off; the empty name for the discounts that have none, which share a row. */
function discounts({ discountApplications }: OrderCart): Map<string, string> {
  const byName = new Map<string, string>();
  for (const { code, title, totalAllocatedAmount } of discountApplications) {
    const name = code ?? title ?? '';
    byName.set(name, add(byName.get(name) ?? '0', totalAllocatedAmount.amount));
  }
  return byName;
}

const named = (label: string, name: string): string => label + (name && `（${name}）`);

/** A line that shows only an amount. */
const costs = ({ amount }: SheetLine): boolean => !isZero(amount);

/** What is left of the total without these lines. */
const restOf = ({ cost }: OrderCart, lines: readonly SheetLine[]): string =>
  add(cost.totalAmount.amount, ...lines.map(({ amount }) => negate(amount)));

/**
 * The lines of a cart as a sheet shows them. They add up to its total: the goods before all discounts, delivery of each group before
 * them, discounts, and what is left: the taxes, with the duties where the API does not tell those. Where the prices contain taxes, as in
 * Japan, nothing is left. Lines that only inform come last.
 */
export function sheetLines(cart: OrderCart): SheetLine[] {
  const goods = cart.lines.nodes.map(({ cost }) => cost.subtotalAmount.amount);
  const lines = [
    lineOf('subtotal', labels.SUBTOTAL, add(...goods)),
    ...deliveries(cart),
    ...[
      ...[...discounts(cart)].map(([name, amount]) => lineOf('discount', named(labels.DISCOUNT, name), negate(amount))),
      lineOf('duties', labels.DUTIES, cart.cost.totalDutyAmount?.amount),
    ].filter(costs),
  ];
  const rest = restOf(cart, lines);
  // What is taken off and not explained is no tax.
  const remainder = rest.startsWith('-')
    ? lineOf('discount', labels.DISCOUNT, rest)
    : lineOf(
        'taxes',
        labels.TAXES + (cart.crossesBorder && !cart.cost.totalDutyAmount ? `・${labels.DUTIES}` : ''),
        rest,
      );
  return [
    ...lines,
    ...[remainder].filter(costs),
    ...(cart.laterPayments ?? []).map((label) => lineOf('recurring', label)),
    ...(cart.refusedCodes ?? []).map((label) => lineOf('invalid_discount', label)),
  ];
}

/** Whether a sheet can show each amount of the cart as it is charged, to the last digit. */
export function isExact(cart: OrderCart): boolean {
  const { amount, currencyCode } = cart.cost.totalAmount;
  const options = cart.deliveryGroups.nodes.flatMap(({ deliveryOptions }) => deliveryOptions);
  const amounts = [
    amount,
    ...sheetLines(cart).map((line) => line.amount),
    ...options.map(({ estimatedCost }) => estimatedCost.amount),
  ];
  return amounts.every((shown) => fitsSheet(shown, currencyCode));
}
