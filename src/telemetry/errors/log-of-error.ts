import type { LogLine } from '../otlp/logs';
import { isRejected } from '../press-story';
import { exceptionsOf } from './exceptions';

/**
 * Codes that report a problem of the wallet service, not of ours. A restricted account of the shop's is no error: it ends in its own
 * dialog.
 */
const SERVICE_CODES = [
  'GENERIC_ERROR',
  'NO_PENDING_TASK',
  'WALLET_SERVICE_DISABLED',
  'FAILED_TO_ENQUEUE_BACKGROUND_JOB',
  'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE',
  'THROTTLE_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
];

/**
 * Messages of our own deadlines and of browsers for failed requests and `import()`: https://fetch.spec.whatwg.org/#fetch-api leaves the
 * words to the browsers.
 */
const NETWORK =
  /^(no answer within|Failed to fetch|NetworkError when|Load failed|The (network|Internet) connection|cancelled$|Content-Length header|error loading dyn|Importing a m)/;

/** PayPal's words for a button that the page has hidden again before it was painted. */
const HIDDEN = /component (?:is )?not (?:yet )?visible/i;

/** Kinds of failed cart API calls, and names of browser errors, that are not a mistake of ours. */
const IGNORABLE = /^(status|timeout|network|aborted|AbortError|TimeoutError)$/;

/** Members that errors of ours and of browsers may have. */
interface ErrorMembers {
  name?: unknown;
  message?: unknown;
  kind?: unknown;
  status?: unknown;
  code?: unknown;
  field?: unknown;
  cause?: unknown;
}

/** The input that the server refuses may be the shopper's or the theme's: quantity, selling plan, attributes. */
const isInput = ({ code, field }: ErrorMembers): boolean =>
  code === 'INVALID' &&
  Array.isArray(field) &&
  field.some((part) => /quantity|sellingPlanId|attributes/.test(String(part)));

/** How many causes of an error are checked. */
const DEPTH = 5;

const statusOf = ({ status }: ErrorMembers): number | undefined => (typeof status === 'number' ? status : undefined);

function lineOf(error: ErrorMembers, message: string): LogLine | undefined {
  const { name, kind } = error;
  const code = String(error.code);
  if (/^(invalid|missing)-[a-z-]+$/.test(code)) {
    // Without its message, which contains text from the markup.
    return { severity: 'ERROR', message: 'developer error', attributes: { code } };
  }
  if (message === 'cartTokenMissing') return { severity: 'WARN', message };
  if (SERVICE_CODES.includes(code)) {
    return { severity: 'WARN', message: 'wallet service', attributes: { code } };
  }
  const [, key] = /^no words for (.+)/.exec(message) ?? [];
  if (key) return { severity: 'WARN', message: 'missing translation', attributes: { key } };
  const what = String(kind ?? name ?? 'input');
  if (IGNORABLE.test(what) || isInput(error) || NETWORK.test(message) || HIDDEN.test(message))
    // Without the answer's text, which may name the shopper.
    return {
      severity: 'INFO',
      message: `${what}: ${message}`,
      ...(kind ? { attributes: { status: statusOf(error) } } : {}),
    };
}

/** The log line of a mistake of ours, which is reported as well. */
export function lineOfMistake(error: unknown): LogLine {
  const { errorClass, message } = exceptionsOf(error)[0]!;
  return { severity: 'ERROR', message: `${errorClass}: ${message}` };
}

/** The log line of an error that is not a mistake of ours. Undefined for an error that has to be reported. */
export function logOfError(error: unknown): LogLine | undefined {
  if (isRejected(error)) {
    const { cause } = error;
    const why = cause instanceof Error ? cause.message : String(cause);
    return { severity: 'INFO', message: `rejected: ${why}`, attributes: { wallet: error.message } };
  }
  let next = error as ErrorMembers | null | undefined;
  for (let depth = 0; depth < DEPTH && next && typeof next === 'object'; depth++, next = next.cause as ErrorMembers) {
    const line = lineOf(next, String(next.message ?? ''));
    if (line) return line;
  }
  // `abort('why')` rejects with the reason itself.
  return typeof error === 'string' ? lineOf({}, error) : undefined;
}
