import type { ConfiguredMiddleware, FetchLike } from 'wretch';
import { core } from 'wretch/core';
import { WretchError } from 'wretch/resolver';
import { SDK_VARIANT } from '../../names';
import { apiVersion } from './api-version';
import { asClientError, BODY_LIMIT, clientError, FETCHING, isClientError, type ClientError } from './client-error';
import { countryCode, languageCode } from './country-and-language';
import { readAnswer } from './read-answer';
import { retrying, type Tries } from './retrying';
import { toJson } from '../../core/lib/json';
import { withNativePrototypes } from './with-native-prototypes';

const JSON_TYPE = 'application/json';

/** The shop's attributes from a host's markup, or the context of a press, which also names the pressed wallet. */
export interface CartClientOptions {
  /** Public storefront token. */
  accessToken: string;
  /** Origin of the API with its scheme, because a `<base>` of the page could send the token, the address and the payment elsewhere. */
  apiBase: string;
  /** ISO 3166-1 alpha-2, as a theme wrote it. */
  buyerCountry: string;
  /** BCP 47. */
  buyerLocale: string;
  /** Further tries after 429 and 503, and after a lost answer of an idempotent call; 2 when absent. */
  retries?: 0 | 1 | 2 | 3;
  /** `X-Wallet-Name`, for example `BuyItNow`. */
  instrument?: string;
}

export interface RequestOptions extends Tries {
  /** Whether this call begins a wallet's checkout; sent to the API as a header. */
  startCheckout?: boolean;
  signal?: AbortSignal;
  /** Lets the call outlive its page. Browsers limit the body to 64 KiB. */
  keepalive?: boolean;
}

export interface CartClient {
  /** Sends one document in the shopper's country and language. Resolves with its `data`; rejects with a `ClientError`. */
  send(document: string, variables: object, options?: RequestOptions): Promise<unknown>;
}

/** wretch middleware: waits until `withNativePrototypes` has ended, because a theme may have wrapped `fetch` and need its own prototypes. */
const withPagePrototypes: ConfiguredMiddleware = (next) => async (url, options) => {
  await Promise.resolve();
  return next(url, options);
};

function callError(error: unknown, signal?: AbortSignal): ClientError {
  if (isClientError(error)) return error;
  // A deadline's reason says why. Browsers use different errors for an aborted fetch.
  if (signal?.aborted && isClientError(signal.reason)) return signal.reason;
  if (error instanceof WretchError) {
    const { status, message } = error;
    return clientError('status', FETCHING, { status, body: message.slice(0, BODY_LIMIT) });
  }
  return asClientError(signal?.aborted ? 'aborted' : 'network', error);
}

/**
 * A client of the cart API. `fetch` replaces the page's.
 *
 * @throws TypeError without a token, a country or a locale, and for other retries than 0 to 3
 */
export function createCartClient(options: CartClientOptions, fetch?: FetchLike): CartClient {
  const { accessToken, apiBase, buyerCountry, buyerLocale, retries = 2, instrument } = options;
  if (!accessToken || !buyerCountry || !buyerLocale || ![0, 1, 2, 3].includes(retries))
    throw new TypeError('needs a token, a country, a locale, 0 to 3 retries');
  const context = { country: countryCode(buyerCountry), language: languageCode(buyerLocale) };
  const api = withNativePrototypes(() =>
    core
      .url(`${apiBase}/api/${apiVersion()}/graphql.json`)
      .polyfills(fetch ? { fetch } : {})
      .headers({
        Accept: JSON_TYPE,
        'Content-Type': JSON_TYPE,
        'X-Shopify-Storefront-Access-Token': accessToken,
        'X-SDK-Variant': SDK_VARIANT,
        ...(instrument && { 'X-Wallet-Name': instrument }),
      }),
  );

  return {
    async send(document, variables, { startCheckout, signal, keepalive, ...tries } = {}) {
      const [, name] = /^\w+ (\w+)/.exec(document) ?? [];
      let response: Response;
      try {
        response = await withNativePrototypes(() =>
          api
            .middlewares([withPagePrototypes, retrying(retries, tries)])
            .headers(startCheckout ? { 'X-Start-Wallet-Checkout': 'true' } : {})
            .options({ signal: signal ?? null, keepalive: !!keepalive })
            // A text: wretch's own JSON.stringify would use a `toJSON` that the page has put on prototypes.
            .post(toJson({ query: document, variables: { ...context, ...variables } }), `?operation_name=${name}`)
            .res(),
        );
      } catch (error) {
        throw callError(error, signal);
      }
      return readAnswer(response.headers.get('Content-Type') ?? '', await response.text(), response.status);
    },
  };
}
