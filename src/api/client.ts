import wretch, { type ConfiguredMiddleware, type FetchLike } from 'wretch';
import { API_VERSION, SDK_VARIANT } from '../names';
import { asClientError, clientError, isClientError, type ClientError } from './client-error';
import { countryCode } from './country-code';
import { languageCode } from './language-code';
import { readAnswer } from './read-answer';
import { retrying, type Tries } from './retrying';
import { toJson } from './to-json';
import { withNativePrototypes } from './with-native-prototypes';

const JSON_TYPE = 'application/json';
const BODY_LIMIT = 1024;

export interface CartClientOptions {
  /** Public storefront token. */
  accessToken: string;
  /** ISO 3166-1 alpha-2, as a theme wrote it. */
  country: string;
  /** BCP 47. */
  language: string;
  /** Path version of the API. */
  version?: string;
  /** Further tries after 429 and 503, 0 to 3. */
  retries?: number;
  /** `X-Wallet-Name`, for example `BuyItNow`. */
  wallet?: string;
  fetch?: FetchLike;
}

export interface RequestOptions extends Tries {
  /** The call that begins a wallet's checkout says so in a header. */
  startCheckout?: boolean;
  signal?: AbortSignal;
  /** Lets the call outlive its page. Browsers hold the body to 64 KiB. */
  keepalive?: boolean;
}

export interface CartClient {
  /** Sends one document in the shopper's country and language. Resolves with its `data`; rejects with a `ClientError`. */
  send(document: string, variables: object, options?: RequestOptions): Promise<unknown>;
}

/** wretch middleware: the page's own `fetch`, which a theme may have wrapped, runs when the page's lists are its own again. */
const afterwards: ConfiguredMiddleware = (next) => async (url, options) => {
  await Promise.resolve();
  return next(url, options);
};

function callError(error: unknown, signal?: AbortSignal): ClientError {
  if (isClientError(error)) return error;
  // A deadline says why itself; engines differ in what a fetch that it stops is rejected with.
  if (signal?.aborted && isClientError(signal.reason)) return signal.reason;
  if (error instanceof wretch.WretchError) {
    const { status, response, message } = error;
    // HTTP/2 has no status text.
    return clientError('status', `${status} ${response.statusText}`.trim(), {
      status,
      body: message.slice(0, BODY_LIMIT),
    });
  }
  return asClientError(signal?.aborted ? 'aborted' : 'network', error);
}

/**
 * The cart API's transport (specification, wallets §7). Throws without a token, a country or a language, and when `retries` is
 * not a whole number from 0 to 3.
 */
export function createCartClient(options: CartClientOptions): CartClient {
  const { accessToken, country, language, version = API_VERSION, retries = 2, wallet, fetch } = options;
  if (!accessToken || !country || !language)
    throw new Error('the cart client needs an access token, a country and a language');
  if (![0, 1, 2, 3].includes(retries)) throw new Error(`retries must be 0 to 3, not ${retries}`);

  const context = { country: countryCode(country), language: languageCode(language) };
  const api = withNativePrototypes(() =>
    // Not relative: a `<base>` would send the token, the address and the payment to whatever origin it names.
    wretch(`${location.origin}/api/${version}/graphql.json`)
      .polyfills(fetch ? { fetch } : {})
      .accept(JSON_TYPE)
      .content(JSON_TYPE)
      .headers({
        'X-Shopify-Storefront-Access-Token': accessToken,
        'X-SDK-Variant': SDK_VARIANT,
        ...(wallet && { 'X-Wallet-Name': wallet }),
      }),
  );

  return {
    async send(document, variables, { startCheckout, signal, keepalive, ...tries } = {}) {
      const [, name] = /^\w+ (\w+)/.exec(document) ?? [];
      let response: Response;
      try {
        response = await withNativePrototypes(() =>
          api
            .middlewares([afterwards, retrying(retries, tries)])
            .headers(startCheckout ? { 'X-Start-Wallet-Checkout': 'true' } : {})
            .options({ ...(signal && { signal }), ...(keepalive && { keepalive }) })
            // A text, because wretch itself would let the page's `toJSON` have its way.
            .post(toJson({ query: document, variables: { ...context, ...variables } }), `?operation_name=${name}`)
            .res(),
        );
      } catch (error) {
        throw callError(error, signal);
      }
      return readAnswer(response.headers.get('Content-Type') ?? '', await response.text());
    },
  };
}
