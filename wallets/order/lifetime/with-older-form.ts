import { RARE_ORDER } from '../../../src/chunk-names';
import { fetchChunk } from '../../../src/core/code';
import type { CartClient, RequestOptions } from '../../../src/press/api/client';
import { isClientError } from '../../../src/press/api/client-error';
import { OLDER_FORM } from '../../../src/storage-names';

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

/** What sends a call in the older form of those parts that the API lacks: see rare-order/older-form.ts. */
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
