import type { CardName } from '../../shopper/cards';
import type { ContactName } from '../../shopper/contacts';
import type { Contact } from '../rules/apple-pay-types';

/** The shopper's device, contact and card. Read when a session begins; may be changed between sessions. */
export interface Options {
  versions: readonly number[];
  /** `throws` as in a frame without permission. */
  canMakePayments: boolean | 'throws';
  /** `positive` as documented; `any` allows 0, as newer WebKit does. */
  total: 'positive' | 'any';
  contact: ContactName | Contact;
  /** The contact when absent. */
  billing?: ContactName | Contact;
  card: CardName;
  /** What is redacted is left out or blank. */
  empty: 'missing' | 'blank';
  /** Which of the two first questions comes first. */
  first: 'card' | 'contact';
  /** Sandbox cards give an empty `paymentData`. */
  paymentData: 'full' | 'empty';
}

export const defaults: Options = {
  versions: Array.from({ length: 14 }, (_none, index) => index + 1),
  canMakePayments: true,
  total: 'positive',
  contact: 'tokyo',
  card: 'visa',
  empty: 'missing',
  first: 'card',
  paymentData: 'full',
};
