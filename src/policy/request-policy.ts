import type { ShopAttributes } from '../markup/shop';
import { toJson } from '../lib/json';
import { BUSY } from '../lib/patterns';
import { API_VERSION, API_VERSION_NAMED, API_VERSIONS, SDK_VARIANT, SNIPPET } from '../names';
import { SEARCH_LIMIT } from '../limits';

const TRIES = 3;
const JSON_TYPE = 'application/json';
/** The one GraphQL document of this chunk. */
export const subscriptionPolicyQuery = `query subscriptionPolicyQuery($language: LanguageCode) @inContext(language: $language) { shop { subscriptionPolicy { body url } } }`;

/**
 * As `languageCode` of src/api, which this part does not load: `ja-JP` → `JA`. The API divides Portuguese and Chinese by region, and
 * refuses any other region.
 */
const languageCode = (locale: string) =>
  locale
    .toUpperCase()
    .replace('-', '_')
    .replace(/^(?!PT_(?:BR|PT)$|ZH_(?:CN|TW)$)(\w+?)_.*/, '$1');

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

/** Resolves after some seconds; rejects when there is no more time. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)));
  });
}

/** As `apiVersion` of src/api, which this part does not load. */
function apiVersion(): string {
  const named = document.querySelector(SNIPPET)?.getAttribute(API_VERSION_NAMED) ?? '';
  return RegExp(API_VERSIONS).test(named) ? named : API_VERSION;
}

async function ask(shop: ShopAttributes, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(
      `${shop.apiBase}/api/${apiVersion()}/graphql.json?operation_name=subscriptionPolicyQuery`,
      {
        method: 'POST',
        headers: {
          Accept: JSON_TYPE,
          'Content-Type': JSON_TYPE,
          'X-Shopify-Storefront-Access-Token': shop.accessToken,
          'X-SDK-Variant': SDK_VARIANT,
        },
        body: toJson({ query: subscriptionPolicyQuery, variables: { language: languageCode(shop.buyerLocale) } }),
        signal,
        redirect: 'error',
      },
    );
    if (response.ok) return response;
    if (tries === TRIES || !RegExp(BUSY).test(`${response.status}`)) {
      throw new Error(`the subscription policy was answered with ${response.status}`);
    }
    // As `retryAfter` of src/api, which this part does not load (https://httpwg.org/specs/rfc9110.html#field.retry-after).
    const after = response.headers.get('Retry-After') ?? '';
    await pause(Math.max(0, Number(after) || (Date.parse(after) - Date.now()) / 1000) || 1, signal);
  }
}

/**
 * Fetches the shop's subscription policy. Rejects if there is none within 10 s.
 *
 * A plain `fetch` of 0.4 kB: the cart client sends the same request, but weighs 10 kB, which a text does not need.
 */
export async function requestPolicy(shop: ShopAttributes): Promise<FetchedPolicy> {
  const stop = new AbortController();
  const limit = setTimeout(() => stop.abort(), SEARCH_LIMIT);
  try {
    const response = await ask(shop, stop.signal);
    const { data } = Object(await response.json()) as Answer;
    const { body, url } = data?.shop?.subscriptionPolicy ?? {};
    if (typeof body !== 'string') throw new Error('the subscription policy is missing');
    return { body, url: typeof url === 'string' ? url : '' };
  } finally {
    clearTimeout(limit);
  }
}
