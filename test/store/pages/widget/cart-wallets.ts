import type { WalletMarkup } from './wallet-config';
import { walletParams, type ConfiguredWallet } from './wallet-params';

const DEFAULT: readonly ConfiguredWallet[] = ['shop_pay', 'paypal', 'google_pay'];

const isCartWallet = (name: string): name is ConfiguredWallet => Object.hasOwn(walletParams, name);

/** The wallets that `?wallets=<name>,<name>` asks for, three without it; `unknown` are names that no wallet has. */
export function cartWallets(url: URL): { known: readonly ConfiguredWallet[]; unknown: readonly string[] } {
  const asked = url.searchParams.get('wallets');
  if (asked === null) return { known: DEFAULT, unknown: [] };
  const names = asked.split(',').map((name) => name.trim());
  return { known: names.filter(isCartWallet), unknown: names.filter((name) => !isCartWallet(name)) };
}

/** Every name that `?wallets=` takes. */
export const cartWalletNames: readonly string[] = Object.keys(walletParams);

/** One wallet as the server configures it. */
export function walletMarkup(name: ConfiguredWallet): WalletMarkup {
  return { supports_subs: true, supports_def_opts: false, name, wallet_params: walletParams[name] };
}
