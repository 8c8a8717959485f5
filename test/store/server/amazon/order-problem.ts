import type { AmazonOrder } from '../../pages/amazon-page';
import type { CartState } from '../../shop/cart/cart-state';
import { costOfCart } from '../../shop/cart/cost';
import { needsDelivery } from '../../shop/delivery/groups';
import { AMAZON_MERCHANT } from '../../shop/payment/amazon';

/**
 * What an order says that does not fit the cart that the shop has signed for it; null when all does.
 *
 * @param cart undefined when it is an order by now
 */
export function orderProblem(order: AmazonOrder, cart: CartState | undefined): string | null {
  const { merchantId, productType, amount, currencyCode } = order;
  if (merchantId !== AMAZON_MERCHANT) return `3: the key is not one of ${merchantId}`;
  if (!cart) return null;
  // Amazon asks for no address then, so that the goods could not be sent.
  if (productType === 'PayOnly' && needsDelivery(cart)) return '25: PayOnly, although goods are to be sent';
  if (!amount) return null;
  const total = costOfCart(cart).total;
  const isTotal = Math.round(Number(amount) * 100) === total && currencyCode === cart.currency;
  return isTotal ? null : `15: ${amount} ${currencyCode}, although the cart costs ${total / 100} ${cart.currency}`;
}
