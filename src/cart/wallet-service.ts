/** Codes of the services behind wallets (specification, wallets §8). */
export type WalletServiceCode =
  | 'RESTRICTED_WALLET_ACCOUNT'
  | 'GENERIC_ERROR'
  | 'NO_PENDING_TASK'
  | 'WALLET_SERVICE_DISABLED'
  | 'FAILED_TO_ENQUEUE_BACKGROUND_JOB'
  | 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE'
  | 'THROTTLE_EXCEEDED'
  | 'INTERNAL_SERVER_ERROR';

/** `restricted`: the merchant's account with the wallet. `loggable`: expected now and then. `unknown`: worth a report. */
export type WalletServiceFailure = 'restricted' | 'loggable' | 'unknown';

const FAILURES = {
  RESTRICTED_WALLET_ACCOUNT: 'restricted',
  GENERIC_ERROR: 'loggable',
  NO_PENDING_TASK: 'loggable',
  WALLET_SERVICE_DISABLED: 'loggable',
  FAILED_TO_ENQUEUE_BACKGROUND_JOB: 'loggable',
  REQUEST_MISSING_VALID_MERCHANDISE_SOURCE: 'loggable',
  THROTTLE_EXCEEDED: 'loggable',
  INTERNAL_SERVER_ERROR: 'loggable',
} as const satisfies Record<WalletServiceCode, WalletServiceFailure>;

/** What a code of a wallet service means for us; one that nobody knows is data like the others. */
export function walletServiceFailure(code: string | null | undefined): WalletServiceFailure {
  return code && Object.hasOwn(FAILURES, code) ? FAILURES[code as WalletServiceCode] : 'unknown';
}
