import type { WalletParams } from '../../src/wallet';

/** An allowed payment method as the server writes it; what is in its parameters is Google's. */
interface Method {
  type: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** What the shop's server says of its account with Google, read and checked. */
export interface GooglePayParams {
  environment: 'TEST' | 'PRODUCTION';
  sdkUrl: string;
  merchantInfo: Readonly<Record<string, unknown>> & { merchantName: string };
  methods: readonly Method[];
  /** What is absent is not asked of Google. */
  shippingAddressParameters?: object;
  /** Where the payment is processed, ISO 3166-1 alpha-2. */
  countryCode?: string;
  emailRequired: boolean;
  phoneRequired: boolean;
  /** E-mail address of the account that the shopper is logged in to. */
  accountEmail?: string;
}

const SDK = 'https://pay.google.com/gp/p/js/pay.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's own member of the name: a page may have put others on `Object.prototype`. */
const own = (object: unknown, name: string): unknown =>
  isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;

const isMethod = (value: unknown): value is Method =>
  typeof own(value, 'type') === 'string' && isObject(own(value, 'parameters'));

/** Reads the parameters; an error that names the first mistake when no sheet can be opened with them. */
export function googlePayParams(params: WalletParams): GooglePayParams | Error {
  const text = (name: string): string | undefined => {
    const value = own(params, name);
    return typeof value === 'string' && value ? value : undefined;
  };
  const environment = text('environment');
  if (environment !== 'TEST' && environment !== 'PRODUCTION') return new TypeError(`environment: ${environment}`);
  const paymentData = own(params, 'paymentData');
  const merchantInfo = own(paymentData, 'merchantInfo');
  const merchantName = own(merchantInfo, 'merchantName');
  if (!isObject(merchantInfo) || typeof merchantName !== 'string') return new TypeError('no merchantName');
  const given = own(paymentData, 'allowedPaymentMethods');
  const methods = Array.isArray(given) ? given.filter(isMethod) : [];
  if (methods.length === 0) return new TypeError('no allowedPaymentMethods');
  const shippingAddressParameters = own(paymentData, 'shippingAddressParameters');
  const countryCode = text('countryCode');
  const accountEmail = text('customerAccountEmail');
  return {
    environment,
    sdkUrl: text('sdkUrl') ?? SDK,
    merchantInfo: { ...merchantInfo, merchantName },
    methods,
    ...(isObject(shippingAddressParameters) && { shippingAddressParameters }),
    ...(countryCode && { countryCode }),
    emailRequired: own(params, 'emailRequired') !== false,
    phoneRequired: own(shippingAddressParameters, 'phoneNumberRequired') === true,
    ...(accountEmail && { accountEmail }),
  };
}

/**
 * The first token that has not expired: Google accepts the shop by it.
 *
 * @param now milliseconds since the epoch
 */
export function authJwt(params: WalletParams, now: number): { jwt: string } | { reason: string } {
  const auth = own(params, 'auth');
  const entries = (Array.isArray(auth) ? auth : []).flatMap((entry: unknown) => {
    const jwt = own(entry, 'jwt');
    return typeof jwt === 'string' && jwt ? [{ jwt, expiresAt: Number(own(entry, 'expiresAt')) }] : [];
  });
  if (entries.length === 0) return { reason: 'invalidAuthParams' };
  return entries.find(({ expiresAt }) => expiresAt * 1000 > now) ?? { reason: 'authJwtExpired' };
}
