/** Attributes that hold JSON. */
export type JsonAttribute = 'variant-params' | 'recommended' | 'fallback' | 'wallet-configs' | 'wallet-config';

/** What a merchant's developer reads in the console when the markup is wrong; README says what each expects. */
export type DeveloperErrorCode = `invalid-${JsonAttribute}` | 'invalid-wallet-params' | 'missing-buyer-currency';

/** Thrown while attributes are read, caught once by the host, which says it in the console and renders nothing. */
export class DeveloperError extends Error {
  code: DeveloperErrorCode;

  /** @param value what stands in the markup, shown behind the code */
  constructor(code: DeveloperErrorCode, value: unknown = '') {
    super(`${code} ${typeof value === 'string' ? value : JSON.stringify(value)}`.trim());
    this.code = code;
  }
}
