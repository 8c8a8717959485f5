import { report } from './track';

/** Attributes that hold JSON. */
export type JsonAttribute = 'variant-params' | 'recommended' | 'fallback' | 'wallet-configs' | 'wallet-config';

/** Attributes that no host can do without. */
export type NeededAttribute = 'access-token' | 'buyer-country' | 'buyer-locale' | 'buyer-currency';

/** What a merchant's developer reads in the console when the markup is wrong; attributes.md says what each expects. */
export type DeveloperErrorCode =
  | `invalid-${JsonAttribute}`
  | 'invalid-api-base'
  | 'invalid-wallet-params'
  | 'invalid-telemetry'
  | `missing-${NeededAttribute}`;

/**
 * Thrown while attributes are read. The host says it in the console and renders nothing; of a list with one entry that can't be used,
 * the others are rendered.
 */
export class DeveloperError extends Error {
  code: DeveloperErrorCode;

  /** @param value what stands in the markup, shown behind the code */
  constructor(code: DeveloperErrorCode, value: unknown = '') {
    super(`${code} ${typeof value === 'string' ? value : JSON.stringify(value)}`.trim());
    this.code = code;
  }
}

/** Says in the console what is wrong with a host's markup. Any other error is thrown again. */
export function tellDeveloper(error: unknown, host: Element): void {
  if (!(error instanceof DeveloperError)) throw error;
  console.error(`karui: ${error.message}`, host);
  report(error);
}
