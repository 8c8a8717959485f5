import * as z from '../../src/press/api/z';
import type { Cart } from '../../src/press/cart/calls';
import type { WalletContext } from '../../src/wallet';
import { askShop, session } from './fetch-config';

/*
 * What the shop's server says about Buy with Prime. Path, shape and errors are our interpretation, because nobody publishes them.
 * They are in this file only.
 */

/** Options that are checked here; the others are for Amazon's script. */
const primeOptions = z.object({ ledgerCurrency: z.nullish(z.string), createCheckoutSessionConfig: session });

/** An error of a cart in which nothing can be bought with Prime. */
const NO_ITEMS = /(no|empty|eligible).?line.?items/i;

/** The configuration with which Buy with Prime begins, as the shop's server wrote it. */
export interface PrimeConfig {
  options: object;
  /** ISO 4217. */
  ledgerCurrency?: string | null | undefined;
}

/**
 * Asks the shop's server to begin Buy with Prime for a cart. Rejects when the call fails, for an answer of another shape, and with the
 * error that the server names.
 *
 * @param cancelUrl where Amazon's page leads back to
 */
export async function fetchPrimeConfig(
  ctx: WalletContext,
  { id, checkoutUrl }: Cart,
  cancelUrl: string,
): Promise<PrimeConfig> {
  const body = { checkout_url: checkoutUrl, checkout_cancel_url: cancelUrl, cart_id: id };
  const { error, ...answer } = Object(await askShop(ctx, 'buy_with_prime', body)) as Record<string, unknown>;
  // An empty text is an error, too.
  if (error != null) throw error;
  const options = Object(answer['amazonPayOptions'] ?? answer) as object;
  return { options, ...z.parse(primeOptions, options) };
}

/** Whether an error says that the cart has nothing that can be bought with Prime. */
export const saysNoItems = (error: unknown): boolean => NO_ITEMS.test(JSON.stringify(error));
