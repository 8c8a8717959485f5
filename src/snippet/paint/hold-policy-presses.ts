import { POLICIES_READY, POLICY_LINKS } from '../../names';
import { findHosts, init } from '../boot';
import { noteTouch, passOnInterest } from './interest';

/** How long a press of a policy's link waits for the code that opens it, in milliseconds. After that the link leads to its page. */
const LIMIT = 8000;

/**
 * A shopper may press a policy's link before the code is there that opens it: the press is held back, and repeated when the code has come.
 * Later presses are left to that code.
 */
export const holdPolicyPresses = (): void => {
  let isOver = false;
  const isReady = new Promise<void>((resolve) => addEventListener(POLICIES_READY, () => resolve()));
  void isReady.then(() => (isOver = true));
  const hold = (event: MouseEvent) => {
    const link = (event.composedPath()[0] as Partial<HTMLElement>).closest?.<HTMLElement>(POLICY_LINKS);
    // A page without hosts has no widget.
    if (!link || isOver || !findHosts()[0] || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    noteTouch();
    init();
    // The widget may be there already.
    passOnInterest();
    void Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, LIMIT))]).then(() => {
      isOver = true;
      link.click();
    });
  };
  addEventListener('click', hold, true);
};
