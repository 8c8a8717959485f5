import { WALLETS } from '../../server-markup/marks';
import { ofDocument } from '../../lib/dom';
import { roots } from '../../button/roots';
import { prepare } from '../../click/click';
import { onEnd } from '../../lib/async';
import { report, track } from '../../lib/track';
import { forgetPrepared } from '../prepare';
import type { Button } from '../../widget/press-code';

/** The wallet's button: in its element's shadow root, or in light DOM for the store's own buttons. */
const buttonIn = (element: HTMLElement): HTMLElement | null =>
  (roots.get(element) ?? element).querySelector<HTMLElement>('button,a');

/**
 * Remembers which of a host's wallets has the focus, before that wallet goes or all of them are made anew. Otherwise a shopper who uses the
 * keyboard would have to begin at the top of the page.
 *
 * @returns gives the focus to the same wallet again, or to the first one where that is gone or not seen; can be called once
 */
function rememberFocus(host: HTMLElement): () => void {
  const focused = host.querySelector<HTMLElement>(':focus-within');
  return () => {
    if (!focused || focused.getClientRects().length > 0) return;
    // A hidden element keeps the focus until the browser paints.
    (ofDocument('activeElement') as HTMLElement).blur();
    const same = Array.from(host.querySelectorAll<HTMLElement>(focused.localName));
    for (const next of new Set(same.concat(Array.from(host.querySelectorAll<HTMLElement>(WALLETS)))))
      if (!host.matches(':focus-within')) buttonIn(next)?.focus({ preventScroll: true });
  };
}

const widestButton = ({ children }: Element): number =>
  Math.max(...Array.from(children).map(({ clientWidth }) => clientWidth));

const heightAround = ({ parentElement }: Element): number => parentElement?.getBoundingClientRect().height ?? 0;

/**
 * Removes the button of a wallet that can't serve this shopper or this purchase. If a selling plan is added or removed later, the button
 * comes back and the wallet is asked again.
 *
 * @param hadPlan whether there was a selling plan when the wallet refused; that may have changed while this code was loading
 */
export function withdrawButton(button: Button, reason: string, hadPlan: boolean): void {
  const { widget, wallet } = button;
  const { withdrawn, end, purchase, host } = widget;
  if (end.aborted || withdrawn.value.includes(wallet)) return;
  const askAgain = () => {
    forgetPrepared(button);
    // A cart has kept the wallet's element; a product page makes a new one, which prepares the wallet when it is pointed at.
    if (!button.end?.aborted) void prepare(button).catch(report);
  };
  if (purchase.hasPlan.peek() !== hadPlan) return askAgain();
  track('not_eligible', { wallet, reason, page: widget.pageType });
  const heightBefore = heightAround(host);
  const widestBefore = widestButton(host);
  const restoreFocus = rememberFocus(host);
  const { paddingBottom } = host.style;
  const isFirst = withdrawn.value.length === 0;
  withdrawn.value = [...withdrawn.value, wallet];
  // On a product page, the link to more options may disappear together with the button: the content below must not move.
  if (purchase.form) {
    const padding = Number.parseFloat(getComputedStyle(host).paddingBottom);
    host.style.paddingBottom = `${padding + Math.max(0, heightBefore - heightAround(host))}px`;
  }
  // With fewer buttons, a cart's stack could become a row. It stays a stack while the cart does not get wider.
  else if (widestButton(host) < widestBefore) host.style.setProperty('--karui-least', `${host.clientWidth + 1}px`);
  const stop = purchase.hasPlan.subscribe((hasPlan) => {
    if (hasPlan === hadPlan) return;
    endWithdrawal();
    withdrawn.value = withdrawn.peek().filter((name) => name !== wallet);
    askAgain();
  });
  // Also at the host's end: one that is rendered anew has all its buttons again.
  const endWithdrawal = () => {
    stop();
    // All withdrawals of a host end together. The first one knows the merchant's own value.
    if (isFirst) host.style.paddingBottom = paddingBottom;
    host.style.setProperty('--karui-least', '');
  };
  onEnd(end, endWithdrawal);
  restoreFocus();
}
