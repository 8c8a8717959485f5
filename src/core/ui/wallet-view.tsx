import type { ComponentChild } from 'preact';
import type { WalletId } from '../../wallet';
import { wallets } from '../wallets';
import type { ButtonState } from './hand-over';
import { MoreOptionsLink } from './more-options-link';
import { BuyItNowButton, WalletButton } from './wallet-button';

/**
 * The content of a wallet's element.
 *
 * @param inverted in the colours for a dark background
 * @param callToAction "Buy with {wallet}" instead of the bare name
 */
export function walletView(
  wallet: WalletId,
  state: ButtonState,
  inverted: boolean,
  callToAction: boolean,
): ComponentChild {
  if (wallet === 'buy_it_now') return <BuyItNowButton {...state} />;
  if (wallet === 'more_options') return <MoreOptionsLink {...state} />;
  return <WalletButton {...state} row={wallets[wallet]} inverted={inverted} callToAction={callToAction} />;
}
