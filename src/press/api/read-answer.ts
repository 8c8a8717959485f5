import { clientError } from './client-error';

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
export function readAnswer(contentType: string, text: string): object {
  if (!/json/i.test(contentType)) throw clientError('content_type', `not JSON: ${contentType}`);
  const { data, errors } = parse(text);
  const graphQLErrors = listOf(errors);
  const failed = graphQLErrors.length > 0;
  if (isUsable(data, failed)) return data;
  throw failed ? clientError('graphql', 'GraphQL errors', { graphQLErrors }) : clientError('no_data', 'no data');
}
