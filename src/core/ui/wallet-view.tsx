import type { VNode } from 'preact';
import type { ButtonState } from './button-state';
import { MoreOptionsLink } from './more-options-link';
import { BuyItNowButton, WalletButton, type ButtonRow } from './wallet-button';

/**
 * The content of a wallet's element: one button. The components are called, so that it is the button's own element: who takes over or
 * repaints a button needs its properties.
 *
 * @param wallet as in markup
 * @param inverted in the colours for a dark background
 * @param callToAction "Buy with {wallet}" instead of the bare name
 */
export function walletView(
  wallet: string,
  row: ButtonRow,
  state: ButtonState,
  inverted: boolean,
  callToAction: boolean,
): VNode<object> {
  const view =
    wallet === 'buy_it_now'
      ? BuyItNowButton({ state })
      : wallet === 'more_options'
        ? MoreOptionsLink({ state })
        : WalletButton({ wallet, row, state, inverted, callToAction });
  return view as VNode<object>;
}
