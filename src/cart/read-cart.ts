import { readShop, type ReadAttribute, type ShopAttributes, type WalletConfig } from '../core/shop';
import { readCartWallets } from './shown-in-cart';

/** The cart host's attributes, read and checked. */
export interface CartAttributes extends ShopAttributes {
  configs: readonly WalletConfig[];
}

/**
 * @param tell gets the error of a wallet that can't be used; the others are kept
 * @throws DeveloperError when the markup can't be used
 */
export function readCartAttributes(read: ReadAttribute, tell: (error: unknown) => void): CartAttributes {
  return Object.assign(readShop(read), { configs: readCartWallets(read, tell) });
}
