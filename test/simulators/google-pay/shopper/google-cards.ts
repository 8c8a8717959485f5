import { cards, type CardName } from '../../shopper/cards';
import type { PaymentRequest } from '../rules/google-pay-types';

type CardInfo = google.payments.api.CardInfo;

/** A card as Google describes it. */
export const cardInfo = (name: CardName): Pick<CardInfo, 'cardNetwork' | 'cardDetails' | 'cardFundingSource'> => ({
  cardNetwork: cards[name].key.toUpperCase() as CardInfo['cardNetwork'],
  cardDetails: cards[name].displayName.slice(-4),
  cardFundingSource: cards[name].type === 'debit' ? 'DEBIT' : 'CREDIT',
});

/** The shopper's cards that a request allows, in their order. */
export function usableCards({ allowedPaymentMethods }: Pick<PaymentRequest, 'allowedPaymentMethods'>): CardName[] {
  const networks = allowedPaymentMethods.flatMap(({ parameters }) => parameters.allowedCardNetworks);
  return (Object.keys(cards) as CardName[]).filter((name) => networks.includes(cardInfo(name).cardNetwork));
}
