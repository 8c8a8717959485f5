import type { WalletId } from '../wallet';
import { DeveloperError, type JsonAttribute, type NeededAttribute } from './developer-errors';
import { isObject } from '../lib/json';
import { pageOrigin } from '../lib/addresses';
import { pageLanguage } from '../lib/dom';

/** The server's configuration of one wallet: an entry of `recommended`, `fallback` or `wallet-configs`. */
export interface WalletConfig {
  /** Snake case, for example `shop_pay`; may name a wallet this version does not know. */
  name: string;
  params: Readonly<Record<string, unknown>>;
  /** Whether the wallet can sell by selling plan; true if the markup does not say. */
  sellsPlans: boolean;
}

/** The configuration of a wallet that this version knows. */
export type KnownConfig = WalletConfig & { name: WalletId };

/** The attributes of shop and shopper that every host has. */
export interface ShopAttributes {
  accessToken: string;
  buyerCountry: string;
  buyerLocale: string;
  buyerCurrency: string;
  /** Origin of the cart API, without a slash at its end; the page's own unless the markup names another. The token goes to no other origin. */
  apiBase: string;
}

/** The wallets of a product's markup. */
export interface ProductWallets {
  recommended: WalletConfig | null;
  /** Null where the markup has none. */
  fallback: WalletConfig | null;
}

/** The product host's attributes, read and checked. */
interface ProductAttributes extends ShopAttributes, ProductWallets {
  variants: readonly VariantParams[];
}

/** An entry of `variant-params`. */
export interface VariantParams {
  id: number;
  requiresShipping?: boolean;
}

/** Reads an attribute of a host; null if it is absent. When an attribute that was read changes, the host is rendered anew. */
export type ReadAttribute = (name: string) => string | null;

/**
 * The JSON of an attribute; null if it is absent. An absent attribute and the text "null" mean the same: servers write one, morphing themes
 * the other.
 *
 * @throws DeveloperError when it is not JSON
 */
export function readJson(read: ReadAttribute, name: JsonAttribute): unknown {
  const text = read(name);
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    throw new DeveloperError(`invalid-${name}`, text);
  }
}

/**
 * One entry of the markup's wallets.
 *
 * @param from the attribute in which it stands
 * @throws DeveloperError when it is no wallet's configuration
 */
export function readWallet(value: unknown, from: JsonAttribute): WalletConfig {
  if (!isObject(value) || typeof value['name'] !== 'string') throw new DeveloperError(`invalid-${from}`, value);
  const params = value['wallet_params'] ?? {};
  if (!isObject(params)) throw new DeveloperError('invalid-wallet-params', value);
  return { name: value['name'], params, sellsPlans: value['supports_subs'] !== false };
}

/**
 * What every host needs to know of shop and shopper.
 *
 * @throws DeveloperError when something is missing
 */
export function readShop(read: ReadAttribute): ShopAttributes {
  const needed = (name: NeededAttribute): string => {
    const text = read(name)?.trim();
    if (!text) throw new DeveloperError(`missing-${name}`);
    return text;
  };
  // Always a full origin, because a page's `<base>` would send a relative address, and the token with it, elsewhere.
  const origin = pageOrigin();
  const apiBase = read('api-base') ?? origin;
  if (!apiBase || (!/^http(s:\/\/[^/?#]+|:\/\/localhost(:\d+)?)$/.test(apiBase) && apiBase !== origin))
    throw new DeveloperError('invalid-api-base', apiBase || 'null');
  return {
    buyerCurrency: needed('buyer-currency'),
    accessToken: needed('access-token'),
    buyerCountry: needed('buyer-country'),
    buyerLocale: read('buyer-locale')?.trim() || pageLanguage(),
    apiBase,
  };
}

/** @throws DeveloperError when the markup can't be used */
export function readProductWallets(read: ReadAttribute): ProductWallets {
  const recommended = readJson(read, 'recommended');
  return {
    recommended: recommended === null ? null : readWallet(recommended, 'recommended'),
    fallback: read('fallback') === null ? null : readWallet(readJson(read, 'fallback'), 'fallback'),
  };
}

/** @throws DeveloperError when the markup can't be used */
export function readProductAttributes(read: ReadAttribute): ProductAttributes {
  const shop = readShop(read);
  const variants = readJson(read, 'variant-params') ?? [];
  if (!Array.isArray(variants)) throw new DeveloperError('invalid-variant-params', variants);
  return Object.assign(shop, { variants: variants as VariantParams[] }, readProductWallets(read));
}
