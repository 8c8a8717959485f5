import { withTimeout, onEnd } from '../../src/lib/async';
import { preChecks } from '../../src/press/cart/pre-checks';
import { endingOf } from '../../src/press/cart/checkout-ending';
import type { Cart } from '../../src/press/cart/calls';
import type { Ending, WalletContext, OurButton } from '../../src/wallet';
import { adoptStyle } from '../../src/button/roots';
import { makeElement } from '../../src/lib/dom';
import style from './amazon-button.css?inline';
import { putContainer } from './kept-elements';
import { loadAmazon } from './load-amazon';
import { leavePage, type Departure } from './leave-page';
import { optionsOf, type AmazonParams } from './amazon-params';
import { AMAZON_BEGIN_LIMIT, AMAZON_BUTTON_LIMIT, AMAZON_READY_LIMIT } from '../limits';

/** To the cart's checkout, where Amazon's page could not be opened. */
export const checkoutEnding = (cart: Cart): Ending =>
  endingOf({ type: 'decelerate', reason: 'redirect_to_checkout_required', cart });

/** The ending of a press whose page was to be left: a dialog where nothing has begun to load, so that the shopper can press again. */
const DEPARTURES: Readonly<Record<Departure, (wallet: WalletContext['wallet']) => Ending>> = {
  left: () => ({ type: 'handed_over' }),
  stopped: () => ({ type: 'cancelled' }),
  stayed(wallet) {
    const cause = new Error(`no answer within ${AMAZON_BEGIN_LIMIT} ms`);
    return { type: 'unrecoverable', error: new Error(wallet, { cause }), wallet };
  },
};

/**
 * Pre-checks, then Amazon's page. Never rejects once there is a cart.
 *
 * @param ready fetches what is needed, and returns a function that makes Amazon's script leave the page
 * @param failed the ending if `ready` or that function throws; Amazon's script throws strings
 */
export async function toAmazonsPage(
  ctx: WalletContext,
  ready: (cart: Cart) => Promise<() => void>,
  failed: (error: Error, cart: Cart) => Ending,
): Promise<Ending> {
  const { signal } = ctx;
  const outcome = await preChecks(ctx);
  if (outcome.type !== 'success') return endingOf(outcome);
  const { cart } = outcome;
  try {
    const begin = await withTimeout(AMAZON_READY_LIMIT, ready(cart));
    // The shopper may have left the page during the wait, and come back by the back/forward cache: this press is over.
    signal.throwIfAborted();
    return DEPARTURES[await leavePage(begin, signal)](ctx.wallet);
  } catch (cause) {
    return failed(new Error(ctx.wallet, { cause }), cart);
  }
}

/** The smallest size at which Amazon's button replaces ours, in CSS pixels: Amazon's script makes a lower button higher. */
const LEAST = { width: 140, height: 42 };

/** Events after which the shopper no longer touches our button. A finger that is lifted or scrolls also causes them. */
const LETS_GO = ['pointerleave', 'focusout'];

/** Amazon's script has failed to paint: on a page that requires Trusted Types it always does. */
let cannotPaint = false;

/** What our element matches while the shopper points at it, presses it or has the focus on it, and while nothing can be pressed. */
const USED = ':hover,:active,:focus-within,[disabled]';

/** The element in Amazon's button that can have the focus. */
const focusableIn = (container: HTMLElement): HTMLElement | null =>
  (container.shadowRoot ?? container).querySelector<HTMLElement>('[tabindex],iframe');

/**
 * Replaces our button with Amazon's while ours is large enough, but never while the shopper touches it.
 *
 * @param put puts Amazon's button into our element
 */
function replaceOurs(ours: OurButton, put: () => HTMLElement, end: AbortSignal): void {
  const { element, root } = ours;
  const button = root.querySelector('button')!;
  const slot = makeElement('slot', { name: 'amazon' });
  adoptStyle(root, style);
  root.insertBefore(slot, root.firstChild);
  let container: HTMLElement | undefined;

  const hide = () => {
    slot.className = '';
    ours.focused = null;
    // Old libraries replace `remove` with their own method. A theme may also have removed the container.
    if (container?.parentNode === element) element.removeChild(container);
    container = undefined;
  };
  const update = () => {
    // Amazon's script finds no container in a shadow root. The offset sizes ignore a drawer's transforms.
    const { offsetWidth, offsetHeight } = element;
    const fits = offsetWidth >= LEAST.width && offsetHeight >= LEAST.height && element.getRootNode() === document;
    if (!fits || (container && container.parentNode !== element)) return hide();
    if (cannotPaint) return;
    try {
      container ??= put();
    } catch (cause) {
      cannotPaint = true;
      return ours.report(new Error('amazon_pay', { cause }));
    }
    // Amazon's button gets the state of ours.
    container.ariaBusy = button.ariaBusy;
    container.ariaDisabled = button.ariaDisabled;
    if (element.matches(USED)) return;
    slot.className = 'shown';
    ours.focused = focusableIn(container);
  };

  const sizes = new ResizeObserver(update);
  sizes.observe(element);
  const states = new MutationObserver(update);
  states.observe(element, { attributeFilter: ['disabled'] });
  slot.addEventListener('slotchange', update);
  // Checked in a task of its own, because the element still matches during the event.
  for (const type of LETS_GO) element.addEventListener(type, () => setTimeout(update), { signal: end });
  onEnd(end, () => {
    sizes.disconnect();
    states.disconnect();
    hide();
    root.removeChild(slot);
  });
}

/** Paints Amazon's own button if its script is loaded in time. Otherwise our button stays. Returns a function that removes it. */
export function paint(ctx: WalletContext, ours: OurButton, params: AmazonParams): () => void {
  const ended = new AbortController();
  withTimeout(AMAZON_BUTTON_LIMIT, loadAmazon(params.ledgerCurrency, params.sdkUrl)).then(
    ({ Pay }) => {
      if (!ended.signal.aborted)
        replaceOurs(ours, () => putContainer(ours.element, Pay, optionsOf(ctx, params)), ended.signal);
    },
    () => {
      // A press tries again, and takes note of the failure.
    },
  );
  return () => ended.abort();
}
