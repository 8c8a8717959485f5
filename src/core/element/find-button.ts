import type { WalletId } from '../../wallet';

/** The button in a wallet's element; null where there is none. */
export const findButton = (root: ParentNode, wallet: WalletId): HTMLElement | null =>
  root.querySelector(wallet === 'more_options' ? 'a' : 'button');
