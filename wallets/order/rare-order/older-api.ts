import type { CartClient } from '../../../src/api/client';
import { clientError, isClientError } from '../../../src/api/client-error';
import { OLDER_FORM } from '../../../src/storage-names';
import type { ApiForm, Call } from '../order-client';
import { ADDRESS, CART } from './older-api-parts';

/**
 * Part of the documents → what has to be known to send it in its older form. For each: by what its newer form is recognized in the API's
 * errors, and how a call and its answer are turned into the older form and back.
 */
const PARTS = { cart: CART, address: ADDRESS } as const;

type Part = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as Part[];

/**
 * Errors about the document, in the words of the platform and of graphql-js. Errors about a value, such as a country that the API does not
 * know, are none of them.
 */
const OF_SCHEMA =
  /doesn't exist on type|isn't a defined|not defined (?:on|by)|No such type|doesn't accept argument|Cannot query field|Unknown (?:type|argument)/;

/** The words of errors about the schema; empty for any other error. */
function schemaWords(error: unknown): string {
  if (!isClientError(error)) return '';
  const words = (error.graphQLErrors ?? []).map((given) => String((given as { message?: unknown } | null)?.message));
  // What graphql-js proposes instead is not what it refuses.
  return words
    .map((text) => text.replace(/ Did you mean.*/s, ''))
    .filter((text) => OF_SCHEMA.test(text))
    .join('\n');
}

function remember(older: string): void {
  try {
    if (older) sessionStorage.setItem(OLDER_FORM, older);
    else sessionStorage.removeItem(OLDER_FORM);
  } catch {
    // The page forgets it: the next one asks again.
  }
}

const has = (older: string, part: Part): boolean => older.split(' ').includes(part);

/** Sends a call with these parts in their older form. */
async function send(client: CartClient, { document, variables, options }: Call, older: string): Promise<unknown> {
  const used = NAMES.filter((name) => has(older, name)).map((name) => PARTS[name]);
  let text = document;
  let values = variables;
  for (const part of used) {
    // The values first: they are recognized by the newer document.
    values = part.variables(text, values);
    text = part.document(text);
  }
  let data = await client.send(text, values, options);
  for (const part of used) data = part.answer(data);
  return data;
}

/**
 * Sends a call in the older form of those parts that the API lacks in their newer form. Each part changes its form once a visit. Rejects
 * with a `schema` error where there is no other form, so that checkout takes the order; with any other error as it is.
 */
export async function sendOlder(
  client: CartClient,
  call: Call,
  { older, refusal, onChange }: ApiForm,
): Promise<unknown> {
  let parts = older;
  let reason = refusal;
  for (;;) {
    if (reason !== undefined) {
      const words = schemaWords(reason);
      if (!words) throw reason;
      const more = NAMES.filter((name) => !has(parts, name) && PARTS[name].newer.test(words));
      if (more.length === 0) {
        // What was remembered may be of yesterday.
        remember('');
        onChange('');
        throw clientError('schema', 'the API lacks what is asked for', { cause: reason });
      }
      parts = [...parts.split(' '), ...more].filter(Boolean).join(' ');
    }
    try {
      const data = await send(client, call, parts);
      remember(parts);
      onChange(parts);
      return data;
    } catch (error) {
      if (!schemaWords(error)) throw error;
      reason = error;
    }
  }
}
