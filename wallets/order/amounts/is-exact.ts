import { fitsSheet } from './money';
import type { OrderCart } from '../operations/order-cart';
import { summary } from './summary';

/** Whether a sheet can show each amount of the cart as it is charged, to the last digit. */
export function isExact(cart: OrderCart): boolean {
  const { amount, currencyCode } = cart.cost.totalAmount;
  const options = cart.deliveryGroups.nodes.flatMap(({ deliveryOptions }) => deliveryOptions);
  const amounts = [
    amount,
    ...summary(cart).map((line) => line.amount),
    ...options.map(({ estimatedCost }) => estimatedCost.amount),
  ];
  return amounts.every((shown) => fitsSheet(shown, currencyCode));
}
