/** What a merchant's developer reads in the console when the markup is wrong: code → what is wrong and what would be right. */
export const developerErrors = {
  'missing-buyer-currency': 'buyer-currency is missing',
  'invalid-variant-params': 'variant-params is no JSON array',
  'invalid-recommended': 'recommended is no JSON object with a name, nor null',
  'invalid-fallback': 'fallback is no JSON object with a name',
  'invalid-wallet-configs': 'wallet-configs is no JSON array of objects with a name',
  'invalid-wallet-params': 'wallet_params is no JSON object',
} as const;

/** A code of the table above. */
export type DeveloperErrorCode = keyof typeof developerErrors;

/** Thrown while attributes are read, caught once by the host. */
export class DeveloperError extends Error {
  constructor(code: DeveloperErrorCode) {
    super(`${code}: ${developerErrors[code]}`);
  }
}
