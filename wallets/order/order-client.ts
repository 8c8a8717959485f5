import { RARE_ORDER } from '../../src/lib/chunk-names';
import { pause } from '../../src/api/deadline';
import { fetchChunk } from '../../src/lib/code';
import { type CartClient, type RequestOptions, createCartClient } from '../../src/api/client';
import { isClientError } from '../../src/api/client-error';
import { OLDER_FORM } from '../../src/storage-names';
import type { WalletContext } from '../../src/wallet';
import { DEFAULT_WAIT } from '../../src/limits';

/** One call, as its operation makes it. */
export interface Call {
  document: string;
  variables: object;
  options: RequestOptions | undefined;
}

/** What is known of the API. */
export interface ApiForm {
  /** Names of the parts that it takes only in their older form, with blanks between them; empty at first. */
  older: string;
  /** Why the API has refused the call in its newer form; undefined where it was not sent so. */
  refusal: unknown;
  /** Called with the names when there are more, or none any more. */
  onChange(older: string): unknown;
}

/** What sends a call in the older form of those parts that the API lacks: see rare-order/older-api.ts. */
interface OlderForm {
  sendOlder(client: CartClient, call: Call, form: ApiForm): Promise<unknown>;
}

/** What the visit knows of the API; read once a page, because a page may forbid its storage. */
function remembered(): string | null {
  try {
    return sessionStorage.getItem(OLDER_FORM);
  } catch {
    return null;
  }
}

/**
 * A client whose documents are sent once more, in their older form, where the API lacks what they ask for: it has done nothing then. The
 * older form is a chunk of its own, for stores that pin an old version of the API; later calls of the visit begin with it.
 */
export function withOlderForm(client: CartClient): CartClient {
  let older = remembered() ?? '';
  return {
    async send(document, variables, options) {
      let refusal: unknown;
      if (!older) {
        try {
          return await client.send(document, variables, options);
        } catch (error) {
          if (!isClientError(error) || error.kind !== 'graphql') throw error;
          refusal = error;
        }
      }
      const load = fetchChunk<OlderForm>(RARE_ORDER);
      const { sendOlder } = await load.catch((error: unknown) => {
        throw refusal ?? error;
      });
      return sendOlder(
        client,
        { document, variables, options },
        { older, refusal, onChange: (parts) => (older = parts) },
      );
    },
  };
}

/** The cart client of one sheet. */
export interface OrderClient {
  client: CartClient;
  /** Resolves when the last request has ended, successful or not. When the page is being left, resolves at once with that event. */
  lastRequestEnded(): Promise<unknown>;
}

/**
 * A client that sends a call again for as long as its signal allows, where the network is gone and sending it twice does no harm: a phone in a
 * lift has its line back before the sheet has to be answered.
 */
const untilLineIsBack = (client: CartClient): CartClient => ({
  async send(document, variables, options = {}) {
    const { isIdempotent, signal, until } = options;
    for (;;) {
      try {
        return await client.send(document, variables, options);
      } catch (error) {
        const mayComeBack = isIdempotent && isClientError(error) && error.kind === 'network';
        if (!mayComeBack) throw error;
        await pause(DEFAULT_WAIT, signal, until);
      }
    }
  },
});

/**
 * A cart client whose requests are not cancelled when the sheet closes: the caller's promise rejects at once, but the request may reach
 * the store all the same. The shopper's data can only be removed after that.
 */
export function createOrderClient(ctx: WalletContext): OrderClient {
  let last: Promise<unknown> = Promise.resolve();
  const client = createCartClient(ctx, (url, options) => {
    const response = fetch(url, { ...options, signal: null });
    last = response.catch(() => {
      // The caller gets the error.
    });
    return response;
  });
  const lastRequestEnded: OrderClient['lastRequestEnded'] = () =>
    new Promise((resolve) => {
      addEventListener('pagehide', resolve);
      void last.then(() => {
        removeEventListener('pagehide', resolve);
        resolve(null);
      });
    });
  return { client: withOlderForm(untilLineIsBack(client)), lastRequestEnded };
}
