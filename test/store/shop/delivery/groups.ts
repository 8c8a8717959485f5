import { createHash } from 'node:crypto';
import type { CartState } from '../cart/cart-state';
import { checkoutOf } from '../cart/checkout';
import { priceIn } from '../cart/money';
import { ratesTo, type GroupType, type Rate } from './rates';

export interface DeliveryOption extends Omit<Rate, 'price'> {
  /** 32 hexadecimal digits, different for each option and group. */
  handle: string;
  /** Hundredths of the cart's currency. */
  cost: number;
}

export interface DeliveryGroup {
  /** 32 hexadecimal digits; `gid://shopify/CartDeliveryGroup/<id>?cart=<token>` outside. */
  id: string;
  type: GroupType;
  options: DeliveryOption[];
  selected: DeliveryOption;
}

const hex32 = (...parts: string[]): string => createHash('md5').update(parts.join('/')).digest('hex');

/** Whether anything in the cart needs delivery. */
export const needsDelivery = (cart: CartState): boolean =>
  cart.lines.some(({ variant, quantity }) => variant.requiresShipping && quantity > 0);

/**
 * Delivery groups of a cart: one-time purchases, then subscriptions. There are none before there is an address, or when the store
 * does not deliver there. The first option is selected until the buyer selects another.
 */
export const deliveryGroups = (cart: CartState): DeliveryGroup[] => {
  const { deliveryAddress, selected, ratesHidden } = checkoutOf(cart);
  if (!deliveryAddress || ratesHidden) return [];
  const groupOf = (type: GroupType): DeliveryGroup[] => {
    const holds = cart.lines.some(
      (line) =>
        line.variant.requiresShipping && line.quantity > 0 && (line.sellingPlan !== null) === (type === 'SUBSCRIPTION'),
    );
    if (!holds) return [];
    const options = ratesTo(deliveryAddress, type).map(({ price, ...rate }) =>
      Object.assign(rate, { handle: hex32(type, rate.code), cost: priceIn(cart.currency, price) }),
    );
    const [first] = options;
    if (!first) return [];
    const chosen = options.find(({ handle }) => handle === selected[type]) ?? first;
    return [{ id: hex32(cart.token, type), type, options, selected: chosen }];
  };
  return [...groupOf('ONE_TIME_PURCHASE'), ...groupOf('SUBSCRIPTION')];
};
