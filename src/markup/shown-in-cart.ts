/** What a cart shows, decided only from what was read of markup and cookie: the widget and a server show the same. */
import { DeveloperError } from './developer-errors';
import {
  readJson,
  readShop,
  readWallet,
  type KnownConfig,
  type ReadAttribute,
  type ShopAttributes,
  type WalletConfig,
} from './host-attributes';
import { inSlot, type InstrumentOf, type ShownWallet } from './shown-wallets';

/**
 * The wallets of a cart's markup.
 *
 * @param onError gets the error of a wallet that can't be used; the others are kept
 * @throws DeveloperError when the markup can't be used
 */
export function readCartWallets(read: ReadAttribute, onError: (error: unknown) => void): WalletConfig[] {
  const entries = readJson(read, 'wallet-configs');
  if (!Array.isArray(entries)) throw new DeveloperError('invalid-wallet-configs', entries);
  return entries.flatMap((entry) => {
    try {
      return readWallet(entry, 'wallet-configs');
    } catch (error) {
      onError(error);
      return [];
    }
  });
}

/** The cart host's attributes, read and checked. */
interface CartAttributes extends ShopAttributes {
  configs: readonly WalletConfig[];
}

/**
 * @param onError gets the error of a wallet that can't be used; the others are kept
 * @throws DeveloperError when the markup can't be used
 */
export function readCartAttributes(read: ReadAttribute, onError: (error: unknown) => void): CartAttributes {
  return Object.assign(readShop(read), { configs: readCartWallets(read, onError) });
}

/** The wallets of a cart that can be here, each once, in the merchant's order. Those that can't sell the cart have hidden boxes. */
export const onceEach = (
  configs: readonly WalletConfig[],
  isAvailable: (config: WalletConfig | null) => config is KnownConfig,
): KnownConfig[] => [...new Map(configs.filter(isAvailable).map((config) => [config.name, config])).values()];

/** The slot of a cart's wallet. */
export const cartSlot = (instrument: string): string => `button-${instrument}`;

/** All that a cart shows. */
export const shownInCart = (configs: readonly KnownConfig[], instrumentOf: InstrumentOf): ShownWallet[] =>
  configs.map((config) => [config, inSlot(cartSlot(instrumentOf(config.name)))]);
