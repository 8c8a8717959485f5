import { effect } from '@preact/signals';
import type { Button } from '../button';
import { fetchApple, hasApple } from '../apple';
import { click, goToCheckout, prepare } from '../click';
import { ofDocument } from '../lib/of-document';
import { onEnd } from '../lib/on-end';
import { toJson } from '../lib/json';
import { markPurchase } from '../page/purchase';
import { report } from '../track';
import { adoptStyle } from '../ui/adopt-style';
import buttonStyle from '../ui/button.css?inline';
import { openRoot } from '../ui/open-root';
import { wallets } from '../wallets';
import { warmOnIntent } from '../warm';
import type { Widget } from '../live-widgets';
import { laterNo, pressOnSpace } from './clicks';
import { showButton, type WalletSetup } from './show-button';

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
    const isRefused = laterNo(event);
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
