import type { WalletId } from '../wallet';

/** A wallet's name in `X-Wallet-Name`, `ApplePay` for `apple_pay`. The core's table has it too, but lazy chunks may not import the core. */
export const walletName = (wallet: WalletId): string =>
  wallet === 'paypal' ? 'PayPal' : wallet.replace(/(?:^|_)(.)/g, (_, first: string) => first.toUpperCase());
