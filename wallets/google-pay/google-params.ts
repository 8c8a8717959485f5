import { isObject } from '../../src/lib/json';
import type { WalletParams } from '../../src/wallet';

/** Google's types, with the two fields that platforms send and its type package lacks. */
export type Request = Omit<google.payments.api.PaymentDataRequest, 'merchantInfo'> & {
  merchantInfo: google.payments.api.MerchantInfo & { authJwt: string; merchantOrigin: string };
};
export type Update = google.payments.api.PaymentDataRequestUpdate;
type Authorization = google.payments.api.PaymentAuthorizationResult;
export type Changed = google.payments.api.IntermediatePaymentData;
export type Paid = google.payments.api.PaymentData;
export type TransactionInfo = google.payments.api.TransactionInfo;
export type GoogleError = google.payments.api.PaymentDataError;

/** What answers the events of an open sheet. Neither rejects. */
export interface Callbacks {
  changed(data: Changed): Promise<Update>;
  authorized(data: Paid): Promise<Authorization>;
}

/** Google's own object in the page, where its script has come. */
export const googleApi = (): typeof google.payments.api | undefined =>
  (globalThis as { google?: { payments?: { api?: typeof google.payments.api } } }).google?.payments?.api;

/** An allowed payment method as the server writes it; its parameters are for Google. */
interface Method {
  type: string;
  parameters: object;
}

/** The shop's account with Google, as the server describes it; checked. */
export interface GooglePayParams {
  environment: 'TEST' | 'PRODUCTION';
  sdkUrl: string;
  merchantInfo: Readonly<Record<string, unknown>> & { merchantName: string };
  methods: readonly Method[];
  /** Not sent to Google if absent. */
  shippingAddressParameters?: google.payments.api.ShippingAddressParameters | undefined;
  /** Where the payment is processed, ISO 3166-1 alpha-2. */
  countryCode?: string | undefined;
  emailRequired: boolean;
  phoneRequired: boolean;
  /** Whether the shop demands a company's name, which the sheet can't ask for. */
  companyRequired: boolean;
  /** E-mail address of the account that the shopper is logged in to. */
  accountEmail?: string | undefined;
}

const SDK = 'https://pay.google.com/gp/p/js/pay.js';

/**
 * A copy of an object, without properties that a page may have put on `Object.prototype`. For any other value, an object without named
 * fields.
 */
const fields = (value: unknown): Readonly<Record<string, unknown>> => ({ __proto__: null, ...(value as object) });

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text that is not empty; undefined for any other value. */
export const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const mistake = (name: string): Error => new TypeError(`wrong or no ${name}`);

/** Reads the parameters. If no sheet can be opened with them, returns an error that names the first mistake. */
export function googlePayParams(params: WalletParams): GooglePayParams | Error {
  const { environment, sdkUrl, countryCode, emailRequired, companyRequired, customerAccountEmail, paymentData } =
    fields(params);
  const { merchantInfo, allowedPaymentMethods, shippingAddressParameters } = fields(paymentData);
  const merchant = fields(merchantInfo);
  const methods = list(allowedPaymentMethods).filter((method): method is Method => {
    const { type, parameters } = fields(method);
    return typeof type === 'string' && isObject(parameters);
  });
  if (environment !== 'TEST' && environment !== 'PRODUCTION') return mistake('environment');
  if (typeof merchant['merchantName'] !== 'string') return mistake('merchantName');
  if (methods.length === 0) return mistake('allowedPaymentMethods');
  return {
    environment,
    sdkUrl: text(sdkUrl) ?? SDK,
    merchantInfo: merchant as GooglePayParams['merchantInfo'],
    methods,
    shippingAddressParameters: isObject(shippingAddressParameters)
      ? (shippingAddressParameters as google.payments.api.ShippingAddressParameters)
      : undefined,
    countryCode: text(countryCode),
    emailRequired: emailRequired !== false,
    phoneRequired: fields(shippingAddressParameters)['phoneNumberRequired'] === true,
    companyRequired: companyRequired === true,
    accountEmail: text(customerAccountEmail),
  };
}

/**
 * The first token that has not expired, by which Google knows the shop; where there is none, the reason, for developers.
 *
 * @param now milliseconds since the epoch
 */
export function authJwt(
  params: WalletParams,
  now: number,
): { type: 'token'; jwt: string } | { type: 'none'; reason: string } {
  const entries = list(fields(params)['auth'])
    .map(fields)
    .filter(({ jwt }) => text(jwt));
  if (entries.length === 0) return { type: 'none', reason: 'invalidAuthParams' };
  const valid = entries.find(({ expiresAt }) => Number(expiresAt) * 1000 > now);
  return valid ? { type: 'token', jwt: `${valid['jwt']}` } : { type: 'none', reason: 'authJwtExpired' };
}
