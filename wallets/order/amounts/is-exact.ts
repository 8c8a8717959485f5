import { fitsSheet } from './money';
import type { SheetCart } from '../operations/sheet-cart';
import { summary } from './summary';

/** Whether a sheet can show each amount of the cart as it is charged, to the last digit. */
export function isExact(cart: SheetCart): boolean {
  const { amount, currencyCode } = cart.cost.totalAmount;
  const options = cart.deliveryGroups.nodes.flatMap(({ deliveryOptions }) => deliveryOptions);
  const amounts = [
    amount,
    ...summary(cart).map((line) => line.amount),
    ...options.map(({ estimatedCost }) => estimatedCost.amount),
  ];
  return amounts.every((one) => fitsSheet(one, currencyCode));
}
