import { clientError, FETCHING } from '../../src/api/client-error';
import { retrying } from '../../src/api/retrying';
import * as z from '../../src/api/z';
import type { Cart } from '../../src/press/cart/calls';
import type { WalletContext } from '../../src/wallet';
import type { SessionConfig } from './amazon-types';

/** Where the shop's server signs for Amazon. */
const PATH = '/wallets/config/';
/** Further tries after 429 and 503, as for the cart. */
const RETRIES = 2;

/**
 * One call to the shop's server, with as much time and as many tries as a call of the cart. Rejects when it fails, or does not answer with
 * JSON.
 *
 * @param path below `/wallets/config/`, with its query
 * @param body sent as JSON by POST, and not again when the answer is lost; without a body the call is a GET
 */
export async function askShop(ctx: WalletContext, path: string, body?: object): Promise<unknown> {
  const send = retrying(RETRIES, { isIdempotent: !body })(fetch);
  const response: Response = await send(ctx.apiBase + PATH + path, {
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': ctx.accessToken },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: ctx.signal,
  });
  const { status } = response;
  if (!response.ok) throw clientError('status', FETCHING, { status });
  return JSON.parse(await response.text()) as unknown;
}

/** What the shop's server signs. */
export const session = z.object({
  payloadJSON: z.string,
  signature: z.string,
  publicKeyId: z.string,
  algorithm: z.nullish(z.string),
});

/** The shop's application at Amazon, which the server may name beside its signature. */
const application = z.object({ appId: z.nullish(z.string) });

/** What was signed, and the application if it is named beside. */
interface Signed {
  session: SessionConfig;
  appId?: string | undefined;
}

function signedOf(answer: unknown): Signed {
  const { algorithm, ...signed } = z.parse(session, answer);
  const { appId } = z.parse(application, answer);
  return { session: { ...signed, ...(algorithm && { algorithm }) }, appId: appId ?? undefined };
}

/** What the markup says that the server has signed; undefined where it says nothing, or not all of it: then the server is asked. */
export function signedInMarkup(given: unknown): Signed | undefined {
  try {
    return signedOf(given);
  } catch {
    // Absent, or without a signature.
    return undefined;
  }
}

/** Fetches what the shop's server signs for a cart. Rejects if the call fails, or if the answer has another shape. */
export async function fetchSigned(ctx: WalletContext, { id, checkoutUrl }: Cart): Promise<Signed> {
  // gid://shopify/Cart/<token>?key=<key>
  const [, , , , sourceId] = id.split(/[/?]/);
  if (!sourceId) throw new Error('cartTokenMissing');
  const query = new URLSearchParams({ checkoutUrl, sourceId, accessToken: ctx.accessToken });
  return signedOf(await askShop(ctx, `amazon_pay?${query}`));
}
