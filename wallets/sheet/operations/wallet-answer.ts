import type { ReportedError } from '../errors/reaction';

/** What a wallet's service gives, or why it gives nothing: errors whose codes `walletServiceFailure` knows. */
export type WalletAnswer<T> = { type: 'given'; value: T } | { type: 'refused'; errors: ReportedError[] };

/** The answer of a wallet's service: what it gives, if anything. */
export function walletAnswer<T>(
  value: T | null | undefined,
  errors: ReportedError[] | null | undefined,
): WalletAnswer<T> {
  return value === null || value === undefined ? { type: 'refused', errors: errors ?? [] } : { type: 'given', value };
}
