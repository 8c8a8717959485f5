/** What only a browser with Apple Pay needs: the sheet's code has to be there before the click. */
import type { OpenedSheet } from '../core/opened-sheet';
import { report } from '../core/track';
import type { Button } from '../core/button';
import { openApplePay } from './open-sheet';

/** Opens the sheet of a press, inside its click. Where that fails the press goes on without a sheet. */
export function openSheet({ widget, params, element }: Button): OpenedSheet | undefined {
  const { shop, purchase } = widget;
  try {
    return openApplePay(params, shop.buyerCurrency, purchase.mayShip(), !purchase.cartId(), element);
  } catch (error) {
    report(error);
  }
}
