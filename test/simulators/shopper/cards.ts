/** A card in the shopper's wallet. */
export interface Card {
  /** As the sheet and the token name it: network and the last four digits. */
  displayName: string;
  /** As Apple's tokens name it: capitalised. */
  network: string;
  /** As Apple's requests name it; Google's write it in capitals. */
  key: string;
  type: ApplePayJS.ApplePayPaymentMethodType;
}

/** What the shopper can pay with, by name. */
export const cards = {
  visa: { displayName: 'Visa 4242', network: 'Visa', key: 'visa', type: 'credit' },
  mastercard: { displayName: 'MasterCard 5454', network: 'MasterCard', key: 'masterCard', type: 'credit' },
  jcb: { displayName: 'JCB 3530', network: 'JCB', key: 'jcb', type: 'credit' },
  amex: { displayName: 'AmEx 1005', network: 'AmEx', key: 'amex', type: 'credit' },
  debit: { displayName: 'Visa 0259', network: 'Visa', key: 'visa', type: 'debit' },
} satisfies Record<string, Card>;

export type CardName = keyof typeof cards;

/** The shopper's cards that the networks of a request of Apple Pay allow, in their order. */
export const usableCards = (networks: readonly string[]): CardName[] =>
  (Object.keys(cards) as CardName[]).filter((name) => networks.includes(cards[name].key));
