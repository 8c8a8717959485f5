import type { WalletId } from '../wallet';
import { isAvailable } from '../wallets';
import type { WalletConfig } from './attributes';

/** The configuration of a wallet that this version knows. */
export type KnownConfig = WalletConfig & { name: WalletId };

/** Whether the wallet is in the table and can be here. */
export const isKnown = (config: WalletConfig | null): config is KnownConfig => !!config && isAvailable(config.name);
