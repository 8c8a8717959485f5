import type { LogLine } from '../log-line';

/** Codes of the wallet service that say something of the service and not of us. */
const SERVICE_CODES = [
  'RESTRICTED_WALLET_ACCOUNT',
  'GENERIC_ERROR',
  'NO_PENDING_TASK',
  'WALLET_SERVICE_DISABLED',
  'FAILED_TO_ENQUEUE_BACKGROUND_JOB',
  'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE',
  'THROTTLE_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
];

/** What our own deadlines and browsers say of requests and `import()` that came to nothing: https://fetch.spec.whatwg.org/#fetch-api leaves the words to them. */
const NETWORK =
  /^(no answer within|Failed to fetch|NetworkError when|Load failed|The (network|Internet) connection|cancelled$|Content-Length header|error loading dyn|Importing a m)/;

/** Kinds of failed calls of the cart API, and names of the browser's errors, that are nobody's mistake here. */
const IGNORABLE = /^(status|timeout|network|aborted|AbortError|TimeoutError)$/;

/** Members that errors of ours and of browsers may have. */
interface Known {
  name?: unknown;
  message?: unknown;
  kind?: unknown;
  code?: unknown;
  field?: unknown;
  cause?: unknown;
}

/** The input that the server refuses may be the shopper's or the theme's: quantity, selling plan, attributes. */
const isInput = ({ code, field }: Known): boolean =>
  code === 'INVALID' &&
  Array.isArray(field) &&
  field.some((part) => /quantity|sellingPlanId|attributes/.test(String(part)));

/** How deep causes are looked into. */
const DEPTH = 5;

function lineOf(error: Known, message: string): LogLine | undefined {
  const { name, kind } = error;
  const code = String(error.code);
  if (/^(invalid|missing)-[a-z-]+$/.test(code)) {
    // Not its message, which has the markup's own text.
    return { severity: 'ERROR', message: 'developer error', attributes: { code } };
  }
  if (message === 'cartTokenMissing') return { severity: 'WARN', message };
  if (SERVICE_CODES.includes(code)) {
    return { severity: 'WARN', message: 'wallet service', attributes: { code } };
  }
  const [, key] = /^no words for (.+)/.exec(message) ?? [];
  if (key) return { severity: 'WARN', message: 'missing translation', attributes: { key } };
  const what = String(kind ?? name ?? 'input');
  if (IGNORABLE.test(what) || isInput(error) || NETWORK.test(message))
    return { severity: 'INFO', message: `${what}: ${message}` };
}

/** The line of an error that is no mistake of ours: it is written to the log. Undefined for one that has to be reported. */
export function logOfError(error: unknown): LogLine | undefined {
  let next = error as Known | null | undefined;
  for (let depth = 0; depth < DEPTH && next && typeof next === 'object'; depth++, next = next.cause as Known) {
    const line = lineOf(next, String(next.message ?? ''));
    if (line) return line;
  }
  // `abort('why')` rejects with the reason itself.
  return typeof error === 'string' ? lineOf({}, error) : undefined;
}
