import * as z from './z';
import { ask, type CallOptions } from './ask';
import { userErrors } from './cart-change';
import type { CartClient } from './client';
import { paypalDocuments } from './paypal-documents';
import { walletAnswer, type WalletAnswer } from './wallet-answer';

const token = {
  operation: 'paypalTokenCreate',
  document: paypalDocuments.paypalTokenCreate,
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
  return walletAnswer(payload?.token, payload?.userErrors);
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
  document: paypalDocuments.PayPalBuyerDetailsFetch,
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
  return walletAnswer(payload?.buyerDetails, payload?.userErrors);
}
