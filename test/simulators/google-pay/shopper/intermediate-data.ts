import { UNSELECTED, type Intent, type Question } from '../rules/google-pay-types';
import { isoArea, redacted } from './google-address';
import { cardInfo } from './google-cards';
import type { Options } from './options';
import type { Choice } from './payment-data';

export type Trigger = Exclude<Question, 'PAYMENT_AUTHORIZATION'>;

/** What the page may know before the shopper pays: of each thing that it wants to hear about, as much as Google shows. */
export function intermediateData(
  callbackTrigger: Trigger,
  intents: readonly Intent[],
  { address, option, card, codes }: Omit<Choice, 'card'> & { card: Choice['card'] | null },
  { initialOption, format }: Pick<Options, 'initialOption'> & { format?: string | undefined },
): google.payments.api.IntermediatePaymentData {
  const id = option ?? UNSELECTED;
  const saysOption = id !== UNSELECTED || callbackTrigger === 'SHIPPING_OPTION' || initialOption === 'unselected';
  const { cardNetwork } = cardInfo(card ?? 'visa');
  return {
    callbackTrigger,
    paymentMethodData: { type: 'CARD', ...(intents.includes('PAYMENT_METHOD') && { info: { cardNetwork } }) },
    ...(intents.includes('SHIPPING_ADDRESS') &&
      address && {
        shippingAddress: { ...redacted(address), ...(format === 'FULL-ISO3166' && isoArea(address)) },
      }),
    ...(intents.includes('OFFER') && { offerData: { redemptionCodes: [...codes] } }),
    ...(intents.includes('SHIPPING_OPTION') && saysOption && { shippingOptionData: { id } }),
  };
}
