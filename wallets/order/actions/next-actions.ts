import type { CartChange } from '../operations/cart-change';
import type { SheetAction } from '../order-errors/decide';
import type { DeliveryUpdate } from '../operations/delivery';
import type { PreparedCart } from '../operations/prepared-cart';
import type { Situation } from '../order-errors/reaction';
import { stock } from '../../../src/press/running/cart/stock';
import { PENDING, reactions, toCheckout, unexpected } from './sheet-errors';

/**
 * What the sheet must do after the cart was prepared.
 *
 * @param waited whether rates were waited for; false before the sheet shows anything
 */
export async function afterPreparing(
  prepared: PreparedCart,
  situation: Situation,
  waited = true,
): Promise<SheetAction[]> {
  if (prepared.type === 'ready') return [];
  if (prepared.type === 'throttled') return [toCheckout('cart_throttled')];
  const { errors } = prepared;
  // Rates that are still pending after the wait do not come in time.
  if (errors.length === 0 || (waited && errors.some(({ code }) => code === PENDING))) {
    return [toCheckout('cart_not_ready')];
  }
  return reactions(unexpected(errors, situation), [], { ...situation, preparing: true, beginning: !waited });
}

/** What the sheet must do after a change, because of its errors and warnings. */
export async function afterChange(
  { cart, errors, warnings }: CartChange,
  situation: Situation,
): Promise<SheetAction[]> {
  if (cart && stock(cart, warnings) === 'out_of_stock') return [{ type: 'out_of_stock' }];
  return reactions(errors, warnings, situation);
}

/** What the sheet must do after a change of the delivery and the preparation that follows it. */
export async function afterDelivery(update: DeliveryUpdate, situation: Situation): Promise<SheetAction[]> {
  const changed = await afterChange(update.change, situation);
  const isOver = update.type === 'refused' || changed.some(({ type }) => type === 'out_of_stock');
  return isOver ? changed : [...changed, ...(await afterPreparing(update.prepared, situation))];
}
