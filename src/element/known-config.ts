import type { WalletId } from '../wallet';
import { isAvailable, wallets } from '../wallets';
import type { WalletConfig } from '../shop';

/** The configuration of a wallet that this version knows. */
export type KnownConfig = WalletConfig & { name: WalletId };

/** Whether the wallet is in the table and can be here. */
export const isKnown = (config: WalletConfig | null): config is KnownConfig => !!config && isAvailable(config.name);

/**
 * The wallet that `recommended-instrument` names, as other systems write it (`ShopPay`) or by its config name (`shop_pay`): what the
 * shopper was offered first where the markup has no `recommended` (specification, shell §3). Null when it names none that we know.
 */
export function recommendedInstrument(host: Element): WalletId | null {
  const name = host.getAttribute('recommended-instrument')?.trim();
  const ids = Object.keys(wallets) as WalletId[];
  return ids.find((id) => id === name || wallets[id].instrument === name) ?? null;
}
