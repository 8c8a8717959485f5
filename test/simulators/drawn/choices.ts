import { cards, type CardName } from '../shopper/cards';
import { contactLabels } from '../shopper/contact-labels';
import type { ContactName } from '../shopper/contacts';

/** What can be chosen, each with its words; an empty name stands for what can't be chosen again. */
export type Options<Name extends string> = readonly (readonly [name: Name | '', words: string])[];

/** The names of the shopper's contacts. */
export const contactNames = Object.keys(contactLabels) as ContactName[];

/** The shopper's contacts. `none` is what stands there while it is none of them. */
export const contactOptions = (current: ContactName | undefined, none: string): Options<ContactName> => [
  ...(current ? [] : [['', none] as const]),
  ...contactNames.map((name) => [name, contactLabels[name]] as const),
];

/** The shopper's cards that the page takes. */
export const cardOptions = (usable: readonly CardName[]): Options<CardName> => {
  const wordsOf = ({ displayName, type }: (typeof cards)[CardName]) =>
    displayName.replace(' ', ' •••• ') + (type === 'debit' ? '（デビット）' : '');
  if (usable.length === 0) return [['', '使えるカードがありません']];
  return usable.map((name) => [name, wordsOf(cards[name])]);
};
