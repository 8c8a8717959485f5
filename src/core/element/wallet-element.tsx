import { effect } from '@preact/signals';
import { logoName } from '../lib/logo-name';
import { laterNo } from '../lib/later-no';
import { adoptStyle } from '../lib/adopt-style';
import { onEnd } from '../lib/on-end';
import { loadDialog } from '../chunks';
import { prepare, press } from '../click';
import buttonStyle from '../ui/button.css?inline';
import { isOnDark } from '../apple';
import { leave } from '../page/leave';
import { markPurchase } from '../page/purchase';
import { report } from '../track';
import { readPainted, type ButtonState } from '../ui/hand-over';
import { mount, takeOver } from '../ui/mount';
import { openRoot } from '../ui/open-root';
import { showLogo } from '../ui/logo';
import { folder } from '../lib/own-file';
import { pressOnSpace } from './press-on-space';
import { findButton } from './find-button';
import { walletView } from '../ui/wallet-view';
import type { WalletId } from '../../wallet';
import { warmOnIntent } from '../warm';
import { wallets } from '../wallets';
import type { Widget } from '../widget';
import type { WalletConfig } from '../shop';

/** What is needed to make one wallet's element. */
interface WalletParts {
  name: WalletId;
  params: WalletConfig['params'];
  /**
   * The element's own attributes besides those of shop and parameters. `requires-shipping`, `has-selling-plan` and `disabled` are not among
   * them: they follow the widget.
   */
  attributes: Readonly<Record<string, string>>;
  /** The element, if the snippet or a server has already painted it in the page. */
  painted?: HTMLElement | undefined;
  end: AbortSignal;
}

/** All attributes of a wallet's element: of the shop, of the page, and its own. */
const attributesOf = ({ shop, pageType }: Widget, { params, attributes }: WalletParts) => ({
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
 * Shows a wallet's button in its element: the one that is painted there, or a new one.
 *
 * @param root of the button: the element itself where themes style the button
 */
function showButton(widget: Widget, root: HTMLElement | ShadowRoot, { name, attributes, painted, end }: WalletParts) {
  const row = wallets[name];
  const button = painted && findButton(root, name);
  const isInverted = () => !!(row.invertOnDark && widget.onDark.value);
  if (row.invertOnDark) widget.onDark.value = isOnDark(widget.host);
  const viewOf = (state: ButtonState, inverted: boolean) =>
    walletView(name, row, state, inverted, 'call-to-action' in attributes);
  const view = () => {
    const pressed = widget.busy.value;
    return viewOf(
      { disabled: widget.disabled.value || (pressed ?? name) !== name, busy: pressed === name },
      isInverted(),
    );
  };
  let logo: string | undefined;
  if (button) {
    const { state, inverted } = readPainted(button);
    logo = logoName(name, inverted);
    onEnd(end, takeOver(button, viewOf(state, inverted), view));
  } else {
    root.textContent = '';
    onEnd(end, mount(root, view));
  }
  if (!row.background) return;
  onEnd(
    end,
    effect(() => {
      const wanted = logoName(name, isInverted());
      showLogo(root, row.label, wanted, folder, wanted === logo);
      logo = wanted;
    }),
  );
}

/** Makes the element of one wallet, or takes over the painted one, with its button inside, wired to its widget until its end. */
export function createWalletElement(widget: Widget, parts: WalletParts): HTMLElement {
  const { name: wallet, params, painted, end } = parts;
  const row = wallets[wallet];
  const element = painted ?? document.createElement(row.element);
  for (const [name, value] of Object.entries(attributesOf(widget, parts)))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);

  // A button without brand colours is in light DOM, because themes style it with their own rules.
  const shadow = row.background ? openRoot(element, buttonStyle) : undefined;
  const root = shadow ?? element;
  const pressable = { widget, wallet, params, element, root: shadow, end };
  showButton(widget, root, parts);
  // Once more, because a view removes style elements from its root.
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
      press(pressable, findButton(root, wallet) ?? element, isRefused);
    } catch (error) {
      // Whatever it is that this browser lacks, checkout is still there.
      report(error);
      leave(widget.host);
    }
  });

  // Here and not in the view, because the snippet, which has the same view, keeps presses by itself.
  if (wallet === 'more_options') element.addEventListener('keydown', pressOnSpace);

  const warm = () => {
    prepare(pressable).catch(() => {
      // A press will fail in the same way and show it.
    });
    loadDialog().catch(() => {
      // A press that needs it will fail in the same way.
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
