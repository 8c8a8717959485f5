import { PRESS_EVENT } from '../names';
import type { Button } from '../press/press';
import { wallets } from './wallets';

/** Asks the page whether a press may begin: `karui:press` can be cancelled. */
export function isAllowed({ wallet, element }: Button): boolean {
  const detail = { instrument: wallets[wallet].instrument };
  return element.dispatchEvent(
    new CustomEvent(PRESS_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
  );
}
