import { clientError } from '../../src/api/client-error';
import { retrying } from '../../src/api/retrying';
import { toJson } from '../../src/api/to-json';
import { withNativePrototypes } from '../../src/api/with-native-prototypes';
import * as z from '../../src/api/z';
import type { Cart } from '../../src/checkout/schema';
import type { WalletContext } from '../../src/wallet';
import type { SessionConfig } from './amazon';

/** Where the shop's server signs for Amazon. The path of Buy with Prime is our reading: nobody publishes it. */
const PATH = '/wallets/config/';
const JSON_TYPE = 'application/json';
/** Further tries after 429 and 503, as for the cart. */
const RETRIES = 2;
const BODY_LIMIT = 1024;

/** One call to the shop's server, with as much time and as many tries as a call of the cart. Rejects when it fails, or does not answer with JSON. */
async function ask({ accessToken, signal }: WalletContext, path: string, body?: object): Promise<unknown> {
  const send = retrying(RETRIES, { isIdempotent: !body })((url, options) => fetch(url, options));
  // Absolute, because a `<base>` of the page could send the token to another origin.
  const response: Response = await send(location.origin + PATH + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: JSON_TYPE,
      'X-Shopify-Storefront-Access-Token': accessToken,
      ...(body && { 'Content-Type': JSON_TYPE }),
    },
    ...(body && { body: toJson(body) }),
    signal,
  });
  const { ok, status } = response;
  if (!ok) throw clientError('status', `${status}`, { status, body: (await response.text()).slice(0, BODY_LIMIT) });
  return response.json();
}

const session = z.object({
  payloadJSON: z.string,
  signature: z.string,
  publicKeyId: z.string,
  algorithm: z.nullish(z.string),
});

/** Amazon's script reads the rest. */
const primeOptions = z.object({ ledgerCurrency: z.nullish(z.string), createCheckoutSessionConfig: session });

const read = <T>(kind: z.Kind<T>, value: unknown): T => withNativePrototypes(() => z.parse(kind, value));

/** What the shop's server has signed for a cart. Rejects when the call fails, and for an answer of another shape. */
export async function fetchSigned(ctx: WalletContext, { id, checkoutUrl }: Cart): Promise<SessionConfig> {
  // gid://shopify/Cart/<token>?key=<key>
  const [, , , , sourceId] = id.split(/[/?]/);
  if (!sourceId) throw new Error('cartTokenMissing');
  const query = new URLSearchParams({ checkoutUrl, sourceId });
  const { algorithm, ...signed } = read(session, await ask(ctx, `amazon_pay?${query}`));
  return { ...signed, ...(algorithm && { algorithm }) };
}

/** What Buy with Prime is begun with, as the shop's server wrote it. */
export interface PrimeConfig {
  /** Null or absent when there is none; an empty text is one, too. */
  error?: unknown;
  options?: object;
  /** ISO 4217. */
  ledgerCurrency?: string | null | undefined;
}

/**
 * Asks the shop's server to begin Buy with Prime for a cart. Rejects when the call fails, and for an answer of another shape.
 *
 * @param cancelUrl where Amazon's page leads back to
 */
export async function fetchPrimeConfig(
  ctx: WalletContext,
  { id, checkoutUrl }: Cart,
  cancelUrl: string,
): Promise<PrimeConfig> {
  const body = { checkout_url: checkoutUrl, checkout_cancel_url: cancelUrl, cart_id: id };
  const { error, ...answer } = Object(await ask(ctx, 'buy_with_prime', body)) as Record<string, unknown>;
  if (error != null) return { error };
  const options = Object(answer['amazonPayOptions'] ?? answer) as object;
  return { options, ...read(primeOptions, options) };
}
