import * as z from 'zod/mini';
import { ask, type CallOptions } from './ask';
import type { CartClient } from './client';

/** Apart from the other documents: the page that shows a policy needs none of them. */
export const subscriptionPolicyDocument = `query subscriptionPolicy($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  shop { subscriptionPolicy { body } }
}`;

const question = {
  operation: 'subscriptionPolicy',
  document: subscriptionPolicyDocument,
  answer: z.object({ shop: z.object({ subscriptionPolicy: z.nullish(z.object({ body: z.string() })) }) }),
} as const;

/** The shop's subscription policy as HTML of the merchant's; null when the shop has none. Rejects with a `ClientError`. */
export async function fetchSubscriptionPolicy(client: CartClient, options?: CallOptions): Promise<string | null> {
  return (await ask(client, question, {}, options)).shop.subscriptionPolicy?.body ?? null;
}
