import { POLICIES_READY, POLICY_LINKS } from '../../names';
import { button as shared, findHosts, init } from '../boot';
import { noteTouch, passOnInterest } from './interest';

/** How long a press of a policy's link waits for the code that opens it, in milliseconds. After that the link leads to its page. */
const LIMIT = 8000;

/**
 * A shopper may press a policy's link before the code is there that opens it: the press is held back, and repeated once when the code has
 * come, or at once when the widget fails to load. Later presses are left to that code, or to the link.
 */
export const holdPolicyPresses = (): void => {
  let isOver = false;
  let isHolding = false;
  addEventListener(POLICIES_READY, () => (isOver = true));
  const isLeftAlone = () => (isOver ||= !!shared.failedToLoad);
  const hold = (event: MouseEvent) => {
    const link = (event.composedPath()[0] as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS);
    // A page without hosts has no widget.
    if (!link || isLeftAlone() || !findHosts()[0] || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // As with wallets, presses after a kept one are ignored: the second of a double click.
    if (isHolding) return;
    isHolding = true;
    noteTouch();
    init();
    // The widget may be there already.
    passOnInterest();
    setTimeout(() => (isOver = true), LIMIT);
    const look = () => {
      if (isLeftAlone()) link.click();
      else requestAnimationFrame(look);
    };
    look();
  };
  addEventListener('click', hold, true);
};
