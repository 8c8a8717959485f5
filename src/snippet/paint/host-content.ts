import { hasCart } from '../../cart/read-cart-id';
import { allSubmitsDisabled } from '../../core/page/form-fields';
import { readVariant } from '../../core/page/read-variant';
import { readProductWallets, type KnownConfig, type WalletConfig } from '../../core/shop';
import { firstOf, sellsPurchase, shownOnProduct, type ShownWallet } from '../../core/shown-wallets';
import { onceEach, readCartWallets, shownInCart } from '../../cart/shown-in-cart';
import { isLoading } from '../page';
import { instrumentOf } from './wallet-rows';

/** What a host shows now. */
export interface HostContent {
  wallets: readonly ShownWallet[];
  /** Instruments of the wallets that can sell the current purchase. The others have hidden boxes in a cart. */
  offered: readonly string[];
  /** Nothing can be bought at the moment. */
  disabled: boolean;
  /** A subscription is sold: its notice is the widget's. */
  hasPlan: boolean;
}

/** Whether a wallet can be offered here. */
export type IsHere = (config: WalletConfig) => boolean;

/** Whether an entry of the markup is a wallet that can be offered for what is sold. */
const canServe =
  (isHere: IsHere, hasPlan = false) =>
  (config: WalletConfig | null): config is KnownConfig =>
    !!config && sellsPurchase(config, hasPlan) && isHere(config);

/**
 * The buttons for a product form's present state.
 *
 * @returns null while the form is still being parsed, and if the host is not in a form
 * @throws for markup that can't be used
 */
export function productNow(host: Element, isHere: IsHere): HostContent | null {
  const form = host.closest('form');
  if (!form) return null;
  const variant = readVariant(form);
  if (!variant && isLoading()) return null;
  const markup = readProductWallets((name) => host.getAttribute(name));
  const first = firstOf(markup, canServe(isHere, !!variant?.sellingPlanId));
  return {
    wallets: shownOnProduct(first, markup, instrumentOf),
    offered: [instrumentOf(first.name)],
    disabled: !variant || !!allSubmitsDisabled(form, host),
    hasPlan: !!variant?.sellingPlanId,
  };
}

/**
 * The wallets of a cart.
 *
 * @returns null where the shopper has no cart
 * @throws for markup that can't be used
 */
export function cartNow(host: Element, isHere: IsHere): HostContent | null {
  if (!hasCart()) return null;
  // The widget says what is wrong with an entry.
  const all = readCartWallets(
    (name) => host.getAttribute(name),
    () => {},
  );
  const configs = onceEach(all, canServe(isHere));
  const hasPlan = host.hasAttribute('has-selling-plan');
  const offered = configs.filter(canServe(isHere, hasPlan));
  return {
    wallets: shownInCart(configs, instrumentOf),
    offered: offered.map(({ name }) => instrumentOf(name)),
    disabled: host.hasAttribute('disabled'),
    hasPlan,
  };
}
