import type { ShopAttributes } from '../markup/host-attributes';
import { apiAddress, apiHeaders, languageCode, retryAfter } from '../api/request';
import { toJson } from '../lib/json';
import { withTimeout } from '../lib/async';
import { BUSY } from '../lib/patterns';
import { SEARCH_LIMIT } from '../limits';

const TRIES = 3;
/** The one GraphQL document of this chunk. */
export const subscriptionPolicyQuery = `query subscriptionPolicyQuery($language: LanguageCode) @inContext(language: $language) { shop { subscriptionPolicy { body url } } }`;

/** A shop's policy as the store keeps it. */
interface FetchedPolicy {
  /** The merchant's HTML, which is not yet safe to show. */
  body: string;
  /** Address of its page; empty where the store names none. */
  url: string;
}

interface Answer {
  data?: { shop?: { subscriptionPolicy?: { body?: unknown; url?: unknown } | null } | null } | null;
}

async function ask({ apiBase, accessToken, buyerLocale }: ShopAttributes, signal: AbortSignal): Promise<Response> {
  const variables = { language: languageCode(buyerLocale) };
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${apiAddress(apiBase)}?operation_name=subscriptionPolicyQuery`, {
      method: 'POST',
      headers: apiHeaders(accessToken),
      body: toJson({ query: subscriptionPolicyQuery, variables }),
      signal,
      redirect: 'error',
    });
    if (response.ok) return response;
    const wait = retryAfter(response.headers.get('Retry-After'), Date.now());
    if (tries === TRIES || wait > SEARCH_LIMIT || !RegExp(BUSY).test(`${response.status}`))
      throw new Error(`the subscription policy was answered with ${response.status}`);
    // The next try ends at once where there is no more time.
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/**
 * Fetches the shop's subscription policy. Rejects if there is none within 10 s.
 *
 * A plain `fetch`: the cart client sends the same request, but weighs 10 kB, which a text does not need.
 */
export async function requestPolicy(shop: ShopAttributes): Promise<FetchedPolicy> {
  const stop = new AbortController();
  const answer = ask(shop, stop.signal).then((response) => response.json());
  const { data } = Object(await withTimeout(SEARCH_LIMIT, answer).finally(() => stop.abort())) as Answer;
  const { body, url } = data?.shop?.subscriptionPolicy ?? {};
  if (typeof body !== 'string') throw new Error('the subscription policy is missing');
  return { body, url: typeof url === 'string' ? url : '' };
}
