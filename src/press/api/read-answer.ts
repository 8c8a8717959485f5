import { BODY_LIMIT, clientError, FETCHING } from './client-error';

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
export function readAnswer(contentType: string, text: string, status: number): object {
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
