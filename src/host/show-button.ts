import { CALL_TO_ACTION } from '../names';
import type { WalletId } from '../wallet';
import { onEnd } from '../lib/async';
import type { WalletConfig } from '../markup/host-attributes';
import { serverMarkup, mount } from '../button/roots';
import { type ButtonState, walletView } from '../button/views';
import { wallets } from '../widget/wallets';
import type { Widget } from '../widget/live-widgets';

/** What is needed to make one wallet's element. */
export interface WalletSetup {
  name: WalletId;
  params: WalletConfig['params'];
  /**
   * The element's own attributes besides those of shop and parameters. `requires-shipping`, `has-selling-plan` and `disabled` are not among
   * them: they follow the widget.
   */
  attributes: Readonly<Record<string, string>>;
  /** The element, if a server has already painted it in the page. */
  painted?: HTMLElement | undefined;
  end: AbortSignal;
}

/**
 * Shows a wallet's button in its element: the one that is painted there, or a new one.
 *
 * @param root of the button: the element itself where themes style the button
 */
export function showButton(
  widget: Widget,
  root: HTMLElement | ShadowRoot,
  { name, attributes, painted, end }: WalletSetup,
) {
  const row = wallets[name];
  const viewOf = (state: ButtonState, background?: number) =>
    walletView(name, row, state, CALL_TO_ACTION in attributes, background);
  // A server has painted it so.
  let isOffByUs = !!root.querySelector('button[aria-disabled]');
  let isOffByPage = false;
  const view = () => {
    const pressed = widget.busy.value;
    const disabled = widget.disabled.value || (pressed ?? name) !== name;
    // A page may disable a button that it can reach, for reasons of its own: that stays until the page takes it away.
    isOffByPage = !!root.querySelector('button')?.disabled && (isOffByPage || !isOffByUs);
    isOffByUs = disabled;
    if (isOffByPage) queueMicrotask(() => root.querySelector('button')?.toggleAttribute('disabled', true));
    return viewOf({ disabled, busy: pressed === name }, widget.background.value);
  };
  const taken = painted && serverMarkup()?.takeOver(root, (state) => viewOf(state), view);
  if (taken) return onEnd(end, taken);
  root.textContent = '';
  onEnd(end, mount(root, view));
}
