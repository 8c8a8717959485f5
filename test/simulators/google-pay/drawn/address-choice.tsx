import { contactLabels } from '../../shopper/contact-labels';
import type { ContactName } from '../../shopper/contacts';
import type { Address } from '../rules/google-pay-types';
import { addressOf } from '../shopper/google-address';

const names = Object.keys(contactLabels) as ContactName[];

/** The contact that an address is of; undefined for one that was written by hand. */
const contactOf = (address: Address): ContactName | undefined =>
  names.find((name) => JSON.stringify(addressOf(name)) === JSON.stringify(address));

interface Props {
  label: string;
  address: Address | null;
  choose(contact: ContactName): void;
}

/** The shopper's addresses, of which one is chosen. */
export function AddressChoice({ label, address, choose }: Props) {
  const current = address && contactOf(address);
  return (
    <label className="row">
      <span className="name">{label}</span>
      <select value={current ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value as ContactName)}>
        {!current && (
          <option value="" disabled>
            {address ? '編集した住所' : '選んでください'}
          </option>
        )}
        {names.map((name) => (
          <option key={name} value={name}>
            {contactLabels[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
