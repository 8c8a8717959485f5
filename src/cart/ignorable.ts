import { isClientError } from './client-error';

/** Kinds of a failed call that say nothing about our code: the network, the server, the shopper leaving. */
const KINDS: ReadonlySet<string> = new Set(['status', 'network', 'timeout', 'aborted']);

const NAMES: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

/**
 * Whole messages, so that `Failed to fetch dynamically imported module`, which may be a broken deploy, is not among them. Of a
 * cut connection each engine says something else; Safari says it in the shopper's language.
 */
const NETWORK = new RegExp(
  `^(?:${[
    // Chromium
    'Failed to fetch',
    'signal is aborted without reason',
    'signal timed out',
    // Firefox
    'NetworkError when attempting to fetch resource',
    'Content-Length header of network response exceeds response Body',
    'The operation (?:was aborted|timed out)',
    // WebKit
    'Load failed',
    'Fetch is aborted',
    'cancelled',
    'The network connection was lost',
    'The Internet connection appears to be offline',
    'The request timed out',
    'キャンセルしました',
    'ネットワーク接続が切れました',
    'インターネット接続がオフラインのようです',
  ].join('|')})[.。]?\\s*$`,
);

/** A partner's button in a tab or a drawer that is not open. */
const NOT_VISIBLE = /\bnot (?:yet )?visible\b/i;

/** What themes hand us may be anything. GraphQL servers name the path of a refused value in the message. */
const INPUT = /invalid value .*\b(?:quantity|sellingPlanId|attributes)\b/s;
const INPUT_FIELD = /^(?:quantity|sellingPlanId|attributes)$/;

const CHAIN_LIMIT = 20;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRefusedInput = (error: unknown): boolean =>
  isRecord(error) && typeof error['message'] === 'string' && INPUT.test(error['message']);

/** A user error of the API that refuses a value of ours: the last segment of its path names the value. */
function isRefusedField({ code, field }: Record<string, unknown>): boolean {
  if (code !== 'INVALID' || !Array.isArray(field)) return false;
  return field.some(
    (segment, index) => INPUT_FIELD.test(String(segment)) && (index === field.length - 1 || segment === 'attributes'),
  );
}

function isIgnorableItself(error: unknown): boolean {
  if (typeof error === 'string') return NETWORK.test(error);
  if (!isRecord(error)) return false;
  if (isClientError(error)) {
    if (KINDS.has(error.kind)) return true;
    return !!error.graphQLErrors?.length && error.graphQLErrors.every(isRefusedInput);
  }
  const text = String(error['message'] ?? '');
  return (
    NAMES.has(String(error['name'])) ||
    NETWORK.test(text) ||
    NOT_VISIBLE.test(text) ||
    isRefusedInput(error) ||
    isRefusedField(error)
  );
}

/**
 * Whether an error is logged but not reported (specification, wallets §8), by itself or by what caused it. Kinds, names and
 * messages all count: what one engine calls a TimeoutError, another calls an AbortError.
 */
export function isIgnorable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < CHAIN_LIMIT && cause !== undefined; depth += 1) {
    if (isIgnorableItself(cause)) return true;
    cause = isRecord(cause) ? cause['cause'] : undefined;
  }
  return false;
}
