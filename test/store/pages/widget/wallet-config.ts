import { walletParams, type ConfiguredWallet } from './wallet-params';

/** One wallet as the server writes it into the product host's `recommended` and `fallback` attributes. */
export interface WalletMarkup {
  supports_subs: boolean;
  supports_def_opts: boolean;
  name: string;
  wallet_params: Record<string, unknown>;
}

/** Always there, whatever is recommended. */
export const fallback: WalletMarkup = {
  supports_subs: true,
  supports_def_opts: true,
  name: 'buy_it_now',
  wallet_params: {},
};

/** The wallet that `?recommended=<name>` asks for, or null: the store recommends nothing by itself. */
export function recommendedWallet(url: URL): WalletMarkup | null {
  const name = url.searchParams.get('recommended');
  if (!name) return null;
  return {
    supports_subs: true,
    supports_def_opts: false,
    name,
    wallet_params: Object.hasOwn(walletParams, name) ? walletParams[name as ConfiguredWallet] : {},
  };
}
