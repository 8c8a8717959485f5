import { adoptStyle } from '../../src/core/lib/adopt-style';
import { element as makeElement } from '../../src/core/lib/element';
import { onEnd } from '../../src/core/lib/on-end';
import { withTimeout } from '../../src/core/lib/with-timeout';
import type { Stage, WalletContext } from '../../src/wallet';
import style from './amazon-button.css?inline';
import { putContainer } from './containers';
import { loadAmazon } from './load-amazon';
import { optionsOf, type AmazonParams } from './options';

/** The smallest button of ours that Amazon's takes the place of, in CSS pixels: Amazon's script makes a lower one higher. */
const LEAST = { width: 140, height: 42 };

/** How long our button waits for Amazon's script, in milliseconds. One that comes later serves the press. */
const SCRIPT_LIMIT = 2000;

/** What ends a touch of our button. A finger that is lifted, or scrolls, leaves it too. */
const LETS_GO = ['pointerleave', 'focusout'];

/** Amazon's script has failed to paint: on a page that requires Trusted Types it always does. */
let cannotPaint = false;

/** What our element matches while the shopper points at it, presses it or has the focus on it, and while nothing can be pressed. */
const USED = ':hover,:active,:focus-within,[disabled]';

/** What takes the focus in Amazon's button. */
const focusableIn = (container: HTMLElement): HTMLElement | null =>
  (container.shadowRoot ?? container).querySelector<HTMLElement>('[tabindex],iframe');

/**
 * Puts Amazon's button in the place of ours as long as that is big enough, and never under the shopper's hand.
 *
 * @param put puts it into our element
 */
function replaceOurs(stage: Stage, put: () => HTMLElement, end: AbortSignal): void {
  const { element, root } = stage;
  const ours = root.querySelector('button')!;
  const slot = makeElement('slot', { name: 'amazon' });
  adoptStyle(root, style);
  root.insertBefore(slot, root.firstChild);
  let container: HTMLElement | undefined;

  const hide = () => {
    slot.className = '';
    stage.focused = null;
    // Old libraries put a method of their own in the place of `remove`; and a theme may have taken it out.
    if (container?.parentNode === element) element.removeChild(container);
    container = undefined;
  };
  const look = () => {
    // Amazon's script finds nothing in a shadow root. Transforms of a theme's drawer don't count.
    const { offsetWidth, offsetHeight } = element;
    const fits = offsetWidth >= LEAST.width && offsetHeight >= LEAST.height && element.getRootNode() === document;
    if (!fits || (container && container.parentNode !== element)) return hide();
    if (cannotPaint) return;
    try {
      container ??= put();
    } catch (cause) {
      cannotPaint = true;
      return stage.report(new Error('Amazon', { cause }));
    }
    // The state of ours is Amazon's, too.
    container.ariaBusy = ours.ariaBusy;
    container.ariaDisabled = ours.ariaDisabled;
    if (element.matches(USED)) return;
    slot.className = 'shown';
    stage.focused = focusableIn(container);
  };

  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const states = new MutationObserver(look);
  states.observe(element, { attributeFilter: ['disabled'] });
  slot.addEventListener('slotchange', look);
  // The element still matches while the event is on its way.
  for (const type of LETS_GO) element.addEventListener(type, () => setTimeout(look), { signal: end });
  onEnd(end, () => {
    sizes.disconnect();
    states.disconnect();
    hide();
    root.removeChild(slot);
  });
}

/** Paints Amazon's own button when its script is there in time; ours stays where it can't be. Returns how to take it away. */
export function paint(ctx: WalletContext, stage: Stage, params: AmazonParams): () => void {
  const ended = new AbortController();
  withTimeout(SCRIPT_LIMIT, loadAmazon(params.ledgerCurrency, params.sdkUrl)).then(
    ({ Pay }) => {
      if (!ended.signal.aborted)
        replaceOurs(stage, () => putContainer(stage.element, Pay, optionsOf(ctx, params)), ended.signal);
    },
    () => {
      // A press tries again, and takes note of the failure.
    },
  );
  return () => ended.abort();
}
