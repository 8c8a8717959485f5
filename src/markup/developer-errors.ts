import { report } from '../lib/track';

/** Attributes whose value is JSON. */
export type JsonAttribute =
  | 'variant-params'
  | 'recommended'
  | 'fallback'
  | 'wallet-configs'
  | 'wallet-config'
  | 'enabled-flags';

/** Attributes that every host needs. */
export type NeededAttribute = 'access-token' | 'buyer-country' | 'buyer-currency';

/** What a merchant's developer reads in the console when the markup is wrong; attributes.md says what each expects. */
export type DeveloperErrorCode =
  | `invalid-${JsonAttribute}`
  | 'invalid-api-base'
  | 'invalid-wallet-params'
  | 'invalid-telemetry'
  | `missing-${NeededAttribute}`;

/**
 * Thrown while attributes are read. The host writes it to the console and renders nothing. If only one entry of a list is wrong, the other
 * entries are rendered.
 */
export class DeveloperError extends Error {
  declare code: DeveloperErrorCode;

  /** @param value the value in the markup; shown after the code */
  constructor(code: DeveloperErrorCode, value: unknown = '') {
    super(`${code} ${typeof value === 'string' ? value : JSON.stringify(value)}`.trim());
    this.code = code;
  }
}

/** Writes to the console what is wrong with a host's markup. Throws any other error again. */
export function tellDeveloper(error: unknown, host: Element): void {
  if (!(error instanceof DeveloperError)) throw error;
  console.error(`karui: ${error.message}`, host);
  report(error);
}
