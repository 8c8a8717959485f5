import { POLICY_LIMIT } from '../../core/page/early-event';
import { POLICY_NOT_LOADED } from '../../core/words';
import { POLICIES_READY, POLICY_LINKS, PRESSED_EARLY } from '../../names';
import { isOffline } from '../../early/line';
import { button as shared, findHosts, init } from '../boot';
import { noteTouch, passOnInterest } from './interest';

/**
 * A shopper may press a policy's link before the code is there that opens it: the press is held back, and repeated once when the code has
 * come. When the widget fails to load, and after 8 s, a link leads to its page, and a button, which leads nowhere, says so. Later presses are
 * left to that code, or to the link.
 */
export const holdPolicyPresses = (): void => {
  let isOver = false;
  let isHolding = false;
  let isReady = false;
  addEventListener(POLICIES_READY, () => (isReady = isOver = true));
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
    const at = performance.now();
    const waitForWidget = () => {
      if (!isLeftAlone() && performance.now() < at + POLICY_LIMIT) return void requestAnimationFrame(waitForWidget);
      isOver = true;
      if (isReady) link.setAttribute(PRESSED_EARLY, `${at}`);
      if (isReady || (link.hasAttribute('href') && !isOffline())) link.click();
      else alert(POLICY_NOT_LOADED);
    };
    waitForWidget();
  };
  addEventListener('click', hold, true);
};
