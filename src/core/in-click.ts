/** What a press does inside its click, before the rest of its code may be there. */
import type * as Apple from '../apple';
import { PRESS_EVENT } from '../names';
import type { Button } from './button';
import { appleCode } from './apple';
import { wallets } from './wallets';

/** Asks the page whether a press may begin: `karui:press` can be cancelled. */
export function isAllowed({ wallet, element }: Button): boolean {
  const detail = { instrument: wallets[wallet].instrument };
  return element.dispatchEvent(
    new CustomEvent(PRESS_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}

/** Opens a wallet's sheet inside the click; none where the wallet has none that has to be opened there, or its code is missing. */
export const openSheetInClick: typeof Apple.openSheet = (button) =>
  wallets[button.wallet].opensInClick ? appleCode()?.openSheet(button) : undefined;
