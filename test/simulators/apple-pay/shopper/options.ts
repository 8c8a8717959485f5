import type { CardName } from './cards';
import type { ContactName } from './contacts';
import type { Contact } from '../rules/apple-pay-types';

/** Where the shopper is and what with. Read when a session begins; may be changed between two. */
export interface Options {
  versions: readonly number[];
  /** `throws` as in a frame without permission. */
  canMakePayments: boolean | 'throws';
  /** As documented, above zero; or as newer WebKit has it, not below. */
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
