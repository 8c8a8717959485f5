import { fieldsOf } from '../../page/form';
import { pageOrigin, storePath } from '../../lib/addresses';
import { asClientError, clientError, BODY_LIMIT } from '../../api/client-error';
import { retrying } from '../../api/retrying';

/** How many further tries a busy store gets. */
const RETRIES = 2;

/** The store's words in an answer; undefined where it says nothing that a shopper can read. */
function wordsIn(text: string): string | undefined {
  try {
    const { description, message } = JSON.parse(text) as { description?: unknown; message?: unknown };
    return [description, message].find((words): words is string => typeof words === 'string' && words !== '');
  } catch {
    // A page, not an answer of the cart's.
    return undefined;
  }
}

/** What a cart's form sends: quantities, and all else. */
const QUANTITIES = /^updates\[/;
const TEXTS = /^(note$|attributes\[)/;
const BOTH = /^(note$|attributes\[|updates\[)/;

/**
 * What the forms of edited fields would send. Quantities only where one was edited: a list of them is in the order of the lines, of which the
 * page may just have removed one.
 */
export const sentByForms = (edited: readonly HTMLInputElement[]): [name: string, value: string][] =>
  [...new Set(edited.map(({ form }) => form!))].flatMap((form) =>
    fieldsOf(form, edited.some((field) => field.form === form && QUANTITIES.test(field.name)) ? BOTH : TEXTS),
  );

/**
 * Sends what stands in a cart's form to the store, as the form itself would.
 *
 * @param edited fields of the form, or of several
 * @returns the store's words, where it refuses them; rejects with a `ClientError` where it does not answer as a store
 */
export async function saveFields(
  edited: readonly HTMLInputElement[],
  signal: AbortSignal,
): Promise<string | undefined> {
  // Twice the same fields do the same as once.
  const send = retrying(RETRIES, { isIdempotent: true })((url, options) => fetch(url, options));
  const response = await send(pageOrigin() + storePath('/cart/update.js'), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(sentByForms(edited)),
    signal,
  }).catch((error: unknown) => {
    throw asClientError('network', error);
  });
  // A storefront of another kind has no such address, and saves its cart itself.
  if (response.ok || response.status === 404) return;
  const { status } = response;
  const text = await response.text();
  const words = status === 422 || status === 400 ? wordsIn(text) : undefined;
  // Without the status beside it, which would have the store's checkout take over without these fields.
  if (words === undefined)
    throw clientError('status', `The cart was not saved: ${status}`, { body: text.slice(0, BODY_LIMIT) });
  return words;
}
