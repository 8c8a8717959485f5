import { adoptStyle } from '../../src/lib/adopt-style';
import { element as makeElement } from '../../src/lib/element';
import { onEnd } from '../../src/lib/on-end';
import { withTimeout } from '../../src/lib/with-timeout';
import type { Stage, WalletContext } from '../../src/wallet';
import style from './amazon-button.css?inline';
import { putContainer } from './containers';
import { loadAmazon } from './load-amazon';
import { optionsOf, type AmazonParams } from './options';

/** Amazon's button is not painted smaller, in pixels: a lower one it makes higher. */
const LEAST = { width: 140, height: 42 };

/** How long our button waits for Amazon's script, in milliseconds. One that comes later serves the press. */
const SCRIPT_LIMIT = 2000;

/** What ends a touch of our button. */
const LETS_GO = ['pointerleave', 'pointerup', 'pointercancel', 'focusout'];

/** Amazon's script has failed to paint: on a page that requires Trusted Types it always does. */
let cannotPaint = false;

/** Whether the shopper points at an element, presses or focuses it. On screens without a hovering pointer a tap leaves it hovered. */
const isUsed = (element: Element): boolean =>
  element.matches(matchMedia('(hover: hover)').matches ? ':hover,:active,:focus-within' : ':active,:focus-within');

/** What takes the focus in Amazon's button. */
const focusableIn = (container: HTMLElement): HTMLElement =>
  (container.shadowRoot ?? container).querySelector<HTMLElement>('[tabindex],iframe') ?? container;

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
    const before = container;
    container = undefined;
    // Old libraries put a method of their own in the place of `remove`.
    if (before?.parentNode === element) element.removeChild(before);
  };
  const show = () => {
    if (!container || isUsed(element) || element.hasAttribute('disabled')) return;
    slot.className = 'shown';
    stage.focused = focusableIn(container);
  };
  /** The state of ours is Amazon's, too. */
  const tell = () => {
    if (!container) return;
    container.ariaBusy = ours.ariaBusy;
    container.ariaDisabled = ours.ariaDisabled;
    show();
  };
  const fit = () => {
    // Amazon's script finds nothing in a shadow root. Transforms of a theme's drawer don't count.
    const { offsetWidth, offsetHeight } = element;
    const fits = offsetWidth >= LEAST.width && offsetHeight >= LEAST.height && element.getRootNode() === document;
    if (!fits) return hide();
    if (container || cannotPaint) return;
    try {
      container = put();
      tell();
    } catch (cause) {
      cannotPaint = true;
      stage.report(new Error('Amazon', { cause }));
    }
  };

  const sizes = new ResizeObserver(fit);
  sizes.observe(element);
  const states = new MutationObserver(tell);
  states.observe(element, { attributeFilter: ['disabled'] });
  // A theme may take out what it does not know.
  slot.addEventListener('slotchange', () => container && container.parentNode !== element && hide());
  // The element still matches while the event is on its way.
  for (const type of LETS_GO) element.addEventListener(type, () => setTimeout(show), { signal: end });
  onEnd(end, () => {
    sizes.disconnect();
    states.disconnect();
    hide();
    root.removeChild(slot);
  });
}

/** Paints Amazon's own button as soon as its script is there; ours stays where it can't be. Returns how to take it away. */
export function paint(ctx: WalletContext, stage: Stage, params: AmazonParams): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  withTimeout(SCRIPT_LIMIT, loadAmazon(params.ledgerCurrency, params.sdkUrl)).then(
    ({ Pay }) =>
      signal.aborted || replaceOurs(stage, () => putContainer(stage.element, Pay, optionsOf(ctx, params)), signal),
    () => {
      // Ours stays. A press tries again, and takes note of the failure.
    },
  );
  return () => ended.abort();
}
