import { clientError } from './client-error';

function parse(text: string): { data?: unknown; errors?: unknown } {
  try {
    return Object(JSON.parse(text)) as { data?: unknown; errors?: unknown };
  } catch {
    // An empty or broken body has its own error below.
    return {};
  }
}

/** GraphQL answers a failed field with null and an error beside it, so with errors nulls alone are no data. */
const isUsable = (data: unknown, failed: boolean): data is object =>
  typeof data === 'object' && data !== null && !(failed && Object.values(data).every((value) => value === null));

/**
 * The `data` of a successful HTTP answer. Throws a `ClientError` when there is none. Errors beside usable data are ignored: the
 * operation's own error list says the same.
 */
export function readAnswer(contentType: string, text: string): object {
  if (!/json/i.test(contentType)) {
    throw clientError('content_type', `Response returned unexpected Content-Type: ${contentType}`);
  }
  const { data, errors } = parse(text);
  const failed = Array.isArray(errors) ? errors.length > 0 : !!errors;
  if (isUsable(data, failed)) return data;
  if (failed) {
    throw clientError(
      'graphql',
      "An error occurred while fetching from the API. Review 'graphQLErrors' for details.",
      // To a body that it cannot read the API answers with a string or an object instead of a list.
      { graphQLErrors: Array.isArray(errors) ? errors : [errors] },
    );
  }
  throw clientError(
    'no_data',
    'An unknown error has occurred. The API did not return a data object or any errors in its response.',
  );
}
