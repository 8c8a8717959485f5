import type { Contact } from '../rules/apple-pay-types';
import { contactLabels } from '../../shopper/contact-labels';
import type { ContactName } from '../../shopper/contacts';
import type { Simulator } from '../simulator';

export type ContactChoice = ContactName | 'custom';

const LABELS: Record<ContactChoice, string> = { custom: '編集した連絡先', ...contactLabels };

/** The shopper's contacts as options of a select, and which of them this one is. */
export function contactChoices({ contacts }: Pick<Simulator, 'contacts'>, contact: Contact) {
  const text = JSON.stringify(contact);
  const names = Object.keys(contacts) as ContactName[];
  const current: ContactChoice = names.find((name) => JSON.stringify(contacts[name]) === text) ?? 'custom';
  const options = [...(current === 'custom' ? [current] : []), ...names].map((name) => (
    <option key={name} value={name}>
      {LABELS[name]}
    </option>
  ));
  return { current, options };
}
