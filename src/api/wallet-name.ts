import type { WalletId } from '../wallet';

/** A wallet's name in `X-Wallet-Name`, `ApplePay` for `apple_pay`. The core has it in its table, which the lazy side may not reach. */
export const walletName = (wallet: WalletId): string =>
  wallet === 'paypal' ? 'PayPal' : wallet.replace(/(?:^|_)(.)/g, (_, first: string) => first.toUpperCase());
