import { effect } from '@preact/signals';
import { element as makeElement } from '../lib/element';
import { onEnd } from '../lib/on-end';
import { prepare, press } from '../click';
import { warmDialog } from '../show-ending';
import buttonStyle from '../ui/button.css?inline';
import { LOGOS } from '../../names';
import { isOnDark } from '../page/is-on-dark';
import { markPurchase } from '../page/purchase';
import { mount } from '../ui/mount';
import { openRoot } from '../ui/open-root';
import { walletView } from '../ui/wallet-view';
import type { WalletId } from '../../wallet';
import { warmOnIntent } from '../warm';
import { wallets } from '../wallets';
import type { Widget } from '../widget';
import type { WalletConfig } from '../shop';

// Not written inline: bundlers rewrite `new URL(…, import.meta.url)` into inlined files.
const base = import.meta.url;

/** Logos that were shown before, here or by the snippet: file name without ending → picture to copy, which is shown at once. */
const known = (window as { [LOGOS]?: Record<string, Element> })[LOGOS] ?? {};

/**
 * Shows a wallet's logo when it is there, in the place of the name in words. Requested in a task of its own: to request six logos takes as
 * long as to paint their buttons.
 *
 * @param root of the button
 * @param label the wallet's name, which the logo says to screen readers
 * @param name the logo's file without its ending
 */
function showLogo(root: ParentNode, label: string, name: string): void {
  const image = root.querySelector<HTMLImageElement>('[alt],svg')!;
  image.onload = () => {
    image.alt = label;
    known[name] = image.cloneNode(true) as Element;
  };
  // A cart that a theme renders anew must not be without logos for a frame.
  const copy = known[name];
  if (copy) image.replaceWith(copy.cloneNode(true));
  else setTimeout(() => (image.src = new URL(`logos/${name}.svg`, base).href));
}

/** A wallet's element with all that it says of shop, page and itself. */
const makeWallet = (
  { shop, pageType }: Widget,
  wallet: WalletId,
  params: WalletConfig['params'],
  attributes: Readonly<Record<string, string>>,
): HTMLElement =>
  makeElement(wallets[wallet].element, {
    lang: 'ja',
    // A library of the page may give lists a `toJSON` that turns them into texts, see src/press/api/to-json.ts.
    'wallet-params': JSON.stringify(params, function (this: WalletConfig['params'], key) {
      return this[key];
    }),
    'access-token': shop.accessToken,
    'buyer-country': shop.buyerCountry,
    'buyer-currency': shop.buyerCurrency,
    'page-type': pageType,
    ...attributes,
  });

/**
 * Makes the element of one wallet, with its button inside, wired to its widget until `end`.
 *
 * @param attributes what the element says of itself besides shop and parameters; `requires-shipping`, `has-selling-plan` and
 *   `disabled` follow the widget
 */
export function createWalletElement(
  widget: Widget,
  wallet: WalletId,
  params: WalletConfig['params'],
  attributes: Readonly<Record<string, string>>,
  end: AbortSignal,
): HTMLElement {
  const row = wallets[wallet];
  const element = makeWallet(widget, wallet, params, attributes);

  // A button without colours of its own stands in light DOM, because themes style it with their own rules.
  const shadow = row.background ? openRoot(element, buttonStyle) : undefined;
  const root = shadow ?? element;
  const pressable = { widget, wallet, params, element, root: shadow, end };
  const isInverted = () => !!row.invertOnDark && widget.onDark.value;
  if (row.invertOnDark) widget.onDark.value = isOnDark(widget.host);
  onEnd(
    end,
    mount(root, () => {
      const pressed = widget.busy.value;
      const busy = pressed === wallet;
      const state = { disabled: widget.disabled.value || (pressed ?? wallet) !== wallet, busy };
      return walletView(wallet, state, isInverted(), 'call-to-action' in attributes);
    }),
  );
  if (shadow)
    onEnd(
      end,
      effect(() => {
        showLogo(shadow, row.label, wallet.replaceAll('_', '-') + (isInverted() ? '-on-light' : ''));
      }),
    );

  // On the element and not on the button: themes press wallets by their elements, and a closed root leaves them no other way.
  element.addEventListener('click', (event) => {
    const isPrevented = event.defaultPrevented;
    // A theme may have made the button narrower than its element: a click beside the button is no press.
    const isBeside = !shadow && event.detail && event.target === element;
    event.preventDefault();
    if (!isPrevented && !isBeside) press(pressable, root.querySelector<HTMLElement>('button, a') ?? element);
  });

  const warm = () => {
    prepare(pressable).catch(() => {
      // A press will fail in the same way and show it.
    });
    warmDialog();
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
