/** What a merchant's developer reads in the console when the markup is wrong: code → what is wrong and what would be right. */
export const developerErrors = {
  'missing-buyer-currency': 'buyer-currency is missing; expected an ISO 4217 code such as JPY',
  'invalid-variant-params': 'variant-params is not a JSON array such as [{"id":1,"requiresShipping":true}]',
  'invalid-recommended': 'recommended is neither null nor a JSON object with a name',
  'invalid-fallback': 'fallback is not a JSON object with a name',
  'invalid-wallet-configs': 'wallet-configs is not a JSON array of objects with a name',
  'invalid-wallet-params': 'wallet_params is not a JSON object',
} as const;

/** A code of the table above. */
export type DeveloperErrorCode = keyof typeof developerErrors;

/** Thrown while attributes are read, caught once by the host. */
export class DeveloperError extends Error {
  constructor(code: DeveloperErrorCode) {
    super(`${code}: ${developerErrors[code]}`);
  }
}
