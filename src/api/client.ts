import { BODY_LIMIT, clientError, FETCHING, asClientError, isClientError, type ClientError } from './client-error';
import type { ConfiguredMiddleware, FetchLike } from 'wretch';
import { core } from 'wretch/core';
import { WretchError } from 'wretch/resolver';
import { apiAddress, apiHeaders, countryCode, languageCode } from './request';
import { retrying, type Tries } from './retrying';
import { toJson } from '../lib/json';
import { withNativePrototypes } from './with-native-prototypes';

function parse(text: string): { data?: unknown; errors?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // An empty or broken body has its own error below.
    return {};
  }
}

/** To a body that it cannot read the API answers with a text or an object instead of a list. */
function listOf(errors: unknown): unknown[] {
  if (Array.isArray(errors)) return errors;
  return errors ? [errors] : [];
}

/** GraphQL sets a failed field to null and adds an error. So where there are errors, an object with nothing but nulls is no data. */
const isUsable = (data: unknown, failed: boolean): data is object =>
  typeof data === 'object' && data !== null && !(failed && Object.values(data).every((value) => value === null));

/**
 * The `data` of a successful HTTP answer. Throws a `ClientError` when there is none. Errors beside usable data are ignored: the
 * operation's own error list says the same.
 */
function readAnswer(contentType: string, text: string, status: number): object {
  const details = { status, body: text.slice(0, BODY_LIMIT) };
  if (!/json/i.test(contentType))
    throw clientError('content_type', `Response returned unexpected Content-Type: ${contentType}`, details);
  const { data, errors } = parse(text);
  const graphQLErrors = listOf(errors);
  const failed = graphQLErrors.length > 0;
  if (isUsable(data, failed)) return data;
  if (failed) throw clientError('graphql', FETCHING, { ...details, graphQLErrors });
  const NO_DATA = 'An unknown error has occurred. The API did not return a data object or any errors';
  throw clientError('no_data', NO_DATA, details);
}

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
  const headers = { ...apiHeaders(accessToken), ...(instrument && { 'X-Wallet-Name': instrument }) };

  return {
    async send(document, variables, { startCheckout, signal, keepalive, ...tries } = {}) {
      const [, name] = /^\w+ (\w+)/.exec(document) ?? [];
      let response: Response;
      try {
        response = await withNativePrototypes(() =>
          core
            .url(apiAddress(apiBase))
            .polyfills(fetch ? { fetch } : {})
            .middlewares([withPagePrototypes, retrying(retries, tries)])
            .headers({ ...headers, ...(startCheckout && { 'X-Start-Wallet-Checkout': 'true' }) })
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
