/** Google's types, with the two fields that platforms send and its type package lacks. */
export type Request = Omit<google.payments.api.PaymentDataRequest, 'merchantInfo'> & {
  merchantInfo: google.payments.api.MerchantInfo & { authJwt: string; merchantOrigin: string };
};
export type Update = google.payments.api.PaymentDataRequestUpdate;
export type Authorization = google.payments.api.PaymentAuthorizationResult;
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
