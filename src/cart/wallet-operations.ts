import * as z from './z';
import { ask, type CallOptions } from './ask';
import { userErrors } from './cart-change';
import type { CartClient } from './client';
import type { ReportedError } from './reaction';
import { walletDocuments } from './wallet-documents';

/** What a wallet's service gives, or why it gives nothing: errors whose codes `walletServiceFailure` knows. */
export type WalletAnswer<T> = { type: 'given'; value: T } | { type: 'refused'; errors: ReportedError[] };

function given<T>(value: T | null | undefined, errors: ReportedError[] | null | undefined): WalletAnswer<T> {
  return value === null || value === undefined ? { type: 'refused', errors: errors ?? [] } : { type: 'given', value };
}

const session = {
  operation: 'applePaySessionCreate',
  document: walletDocuments.applePaySessionCreate,
  answer: z.object({ applePaySessionCreate: z.nullish(z.object({ body: z.nullish(z.string()), userErrors })) }),
} as const;

/** Apple's merchant session for `completeMerchantValidation`, as JSON text. */
export async function applePaySessionCreate(
  client: CartClient,
  validationUrl: string,
  options?: CallOptions,
): Promise<WalletAnswer<string>> {
  const { applePaySessionCreate: payload } = await ask(client, session, { validationUrl }, options);
  return given(payload?.body, payload?.userErrors);
}

const token = {
  operation: 'paypalTokenCreate',
  document: walletDocuments.paypalTokenCreate,
  answer: z.object({ paypalTokenCreate: z.nullish(z.object({ token: z.nullish(z.string()), userErrors })) }),
} as const;

/** A token for PayPal's popup. A subscription needs a billing agreement. */
export async function paypalTokenCreate(
  client: CartClient,
  cartId: string,
  billingAgreement: boolean,
  options?: CallOptions,
): Promise<WalletAnswer<string>> {
  const { paypalTokenCreate: payload } = await ask(client, token, { cartId, billingAgreement }, options);
  return given(payload?.token, payload?.userErrors);
}

const text = z.nullish(z.string());

const address = z.nullish(
  z.object({
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    zip: text,
    province: text,
    country: text,
    phone: text,
  }),
);

const buyerDetails = z.object({
  email: z.string(),
  /** When PayPal's approval lapses, as the API wrote it: it goes back with the payment. */
  expiresAt: z.string(),
  remoteOrderId: text,
  destinationAddress: address,
  billingAddress: address,
  payerApprovedAmount: z.nullish(z.object({ amount: z.string(), currencyCode: z.string() })),
});

/** What the shopper has approved in PayPal's popup (specification, wallets §3). */
export type PayPalDetails = z.infer<typeof buyerDetails>;

const details = {
  operation: 'PayPalBuyerDetailsFetch',
  document: walletDocuments.PayPalBuyerDetailsFetch,
  answer: z.object({
    paypalBuyerDetailsFetch: z.nullish(z.object({ buyerDetails: z.nullish(buyerDetails), userErrors })),
  }),
} as const;

/** Who has approved the payment of `token`, and where it is to be sent. */
export async function readPayPalBuyerDetails(
  client: CartClient,
  paypalToken: string,
  cartId: string,
  options?: CallOptions,
): Promise<WalletAnswer<PayPalDetails>> {
  const { paypalBuyerDetailsFetch: payload } = await ask(client, details, { token: paypalToken, cartId }, options);
  return given(payload?.buyerDetails, payload?.userErrors);
}
