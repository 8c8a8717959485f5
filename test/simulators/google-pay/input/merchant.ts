import type { ClientOptions, PaymentRequest } from '../rules/google-pay-types';
import { isObject, type Problem } from '../rules/problem';

/** The claims of a JSON Web Token; null when it is none. Its signature is Google's to check. */
function claimsOf(jwt: string): Readonly<Record<string, unknown>> | null {
  const parts = jwt.split('.');
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) return null;
  try {
    const claims: unknown = JSON.parse(atob(parts[1]!.replaceAll('-', '+').replaceAll('_', '/')));
    return isObject(claims) ? claims : null;
  } catch {
    // No Base64, or no JSON in it.
    return null;
  }
}

/**
 * Why Google does not know the merchant. The sheet says so to the shopper, and the page hears of it only when the shopper has closed
 * the sheet.
 *
 * @param now in milliseconds
 */
export function merchantProblem(request: PaymentRequest, client: ClientOptions, now: number): Problem | null {
  const { authJwt, merchantOrigin } = { ...client.merchantInfo, ...request.merchantInfo };
  if (!authJwt) return [11, 'authJwt must be set'];
  const claims = claimsOf(authJwt);
  if (!claims) return [11, 'authJwt is no JSON Web Token'];
  if (typeof claims['exp'] !== 'number' || claims['exp'] * 1000 <= now) return [11, 'authJwt has expired'];
  if (merchantOrigin !== undefined && !/^[a-z0-9.-]+$/i.test(merchantOrigin))
    return [40, `merchantOrigin "${merchantOrigin}" is no bare host name`];
  return null;
}
