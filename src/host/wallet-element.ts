import { effect } from '@preact/signals';
import type { Button } from '../widget/press-code';
import { fetchApple, hasApple, click, goToCheckout, prepare } from '../click/click';
import { ofDocument } from '../lib/dom';
import { onEnd } from '../lib/async';
import { toJson } from '../lib/json';
import { markPurchase } from '../page/purchase';
import { report } from '../lib/track';
import { adoptStyle, openRoot } from '../button/roots';
import buttonStyle from '../button/button.css?inline';
import { wallets } from '../widget/wallets';
import { warmOnIntent } from '../click/warm';
import type { Widget } from '../widget/live-widgets';
import { showButton, type WalletSetup } from './show-button';

/**
 * Stops what a click does by itself, and notes a `preventDefault()` of the page's listeners that hear the click after us: they could stop a
 * button of the theme's as well. The event stays prevented for them, because a router would follow a link that is not.
 *
 * @returns whether one of them has said no
 */
function preventedLater(event: Event): () => boolean {
  let isRefused = false;
  event.preventDefault();
  event.preventDefault = () => void (isRefused = true);
  return () => isRefused;
}

/** Lets Space press a link as it presses a button; by itself an anchor reacts only to Enter. */
function pressOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  (event.target as HTMLElement).click();
}

/** All attributes of a wallet's element: of the shop, of the page, and its own. */
const attributesOf = ({ shop, pageType }: Widget, { params, attributes }: WalletSetup) => ({
  'wallet-params': toJson(params),
  'access-token': shop.accessToken,
  'buyer-country': shop.buyerCountry,
  'buyer-currency': shop.buyerCurrency,
  'page-type': pageType,
  ...attributes,
});

/** Makes the element of one wallet, or takes over the painted one, with its button inside, wired to its widget until its end. */
export function createWalletElement(widget: Widget, setup: WalletSetup): HTMLElement {
  const { name: wallet, params, painted, end } = setup;
  const row = wallets[wallet];
  const element = painted ?? document.createElement(row.element);
  for (const [name, value] of Object.entries(attributesOf(widget, setup)))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);

  // A button without brand colours is in light DOM, because themes style it with their own rules.
  const shadow = row.background ? openRoot(element) : undefined;
  const root = shadow ?? element;
  const button: Button = { widget, wallet, params, element, root: shadow, end };
  showButton(widget, root, setup);
  // Now that it is filled, because a view removes style elements from its root.
  if (shadow) adoptStyle(shadow, buttonStyle);

  // On the element, not on the button: themes press a wallet by calling its element's `click()`, because they can't reach into a closed
  // root.
  element.addEventListener('click', (event) => {
    const isPrevented = event.defaultPrevented;
    // A theme may have made the button narrower than its element: a click beside the button is no press.
    const isBeside = !shadow && event.detail && event.target === element;
    const isRefused = preventedLater(event);
    if (isPrevented || isBeside) return;
    try {
      click({ button, opener: root.querySelector<HTMLElement>('a,button') ?? element, isRefused });
    } catch (error) {
      // Whatever it is that this browser lacks, checkout is still there.
      report(error);
      goToCheckout(widget, wallet);
    }
  });

  if (wallet === 'more_options') {
    element.addEventListener('keydown', pressOnSpace);
    // Once the page's scripts have looked for links to "#", whose clicks many of them prevent.
    const nameAddress = () => root.querySelector('a')?.setAttribute('href', '#');
    if (ofDocument('readyState') === 'complete') nameAddress();
    else addEventListener('load', nameAddress, { signal: end });
  }

  // The sheet opens only inside a click, whose code has to be there before. After this task, which paints; a busy page may never be idle.
  if (row.opensInClick && hasApple()) setTimeout(fetchApple);
  const warm = () => {
    prepare(button).catch(() => {
      // A press will fail in the same way and show it.
    });
  };
  warmOnIntent(element, row.warm, warm, end);
  onEnd(
    end,
    effect(() => {
      markPurchase(element, widget.purchase);
      element.toggleAttribute('disabled', widget.disabled.value || !!widget.busy.value);
    }),
  );
  return element;
}
