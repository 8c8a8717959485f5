import { effect } from '@preact/signals';
import { CALL_TO_ACTION } from '../../names';
import type { WalletId } from '../../wallet';
import { isOnDark } from '../apple';
import { early } from '../early';
import { logoName } from '../lib/logo-name';
import { onEnd } from '../lib/on-end';
import { ownFolder } from '../lib/own-file';
import type { WalletConfig } from '../shop';
import { readPainted, type ButtonState } from '../ui/hand-over';
import { mount, takeOver } from '../ui/mount';
import { walletView } from '../ui/wallet-view';
import { wallets } from '../wallets';
import type { Widget } from '../widget';

/** What is needed to make one wallet's element. */
export interface WalletSetup {
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
  const button = painted && early().takeButton(root);
  const isInverted = () => !!(row.invertOnDark && widget.onDark.value);
  const asPainted = button && readPainted(button);
  // Without the code that looks at grounds, what is painted stays.
  if (row.invertOnDark) widget.onDark.value = isOnDark(widget.host) ?? !!asPainted?.inverted;
  const viewOf = (state: ButtonState, inverted: boolean) =>
    walletView(name, row, state, inverted, CALL_TO_ACTION in attributes);
  const view = () => {
    const pressed = widget.busy.value;
    return viewOf(
      { disabled: widget.disabled.value || (pressed ?? name) !== name, busy: pressed === name },
      isInverted(),
    );
  };
  let logo: string | undefined;
  if (asPainted) {
    const { state, inverted } = asPainted;
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
      early().showLogo(root, row.label, wanted, ownFolder, wanted === logo);
      logo = wanted;
    }),
  );
}
