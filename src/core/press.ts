/** What a press does inside its click, before the rest of its code may be there. */
import { PRESS_EVENT } from '../names';
import type { Button, PressInClick } from '../press/press';
import type { OpenedSheet } from './opened-sheet';
import { report } from './track';
import { wallets } from './wallets';

/** Asks the page whether a press may begin: `karui:press` can be cancelled. */
export function isAllowed({ wallet, element }: Button): boolean {
  const detail = { instrument: wallets[wallet].instrument };
  return element.dispatchEvent(
    new CustomEvent(PRESS_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}

/** Opens the sheet of a wallet that may open it only inside the click. Where that fails the press goes on without a sheet. */
export function openSheetInClick({ widget, wallet, params, element }: Button): OpenedSheet | undefined {
  try {
    const { shop, purchase } = widget;
    return wallets[wallet].gesture?.(params, shop.buyerCurrency, purchase.mayShip(), !purchase.cartId(), element);
  } catch (error) {
    report(error);
  }
}

/** Closes the sheet that was opened in the click. */
export function abortSheet({ sheet }: PressInClick): void {
  try {
    sheet?.session.abort();
  } catch {
    // It is already closed.
  }
}
