import { RARE_ORDER } from '../../../src/chunk-names';
import { fetchChunk } from '../../../src/core/code';
import type * as RareOrder from '../rare-order';
import type { CartClient } from '../../../src/press/api/client';
import { isClientError } from '../../../src/press/api/client-error';
import { OLDER_FORM } from '../../../src/storage-names';

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
      const load = fetchChunk<typeof RareOrder>(RARE_ORDER);
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
