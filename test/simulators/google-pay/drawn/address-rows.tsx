import { useState } from 'react';
import type { Address } from '../rules/google-pay-types';
import { AddressChoice } from './address-choice';
import { AddressForm } from './address-form';
import type { RowProps } from './payment-sheet';

const lines = ({
  name,
  countryCode,
  postalCode,
  administrativeArea,
  locality,
  address1,
  address2,
  address3,
}: Address) => {
  const street = [address1, address2, address3].filter(Boolean).join(' ');
  const written =
    countryCode === 'JP'
      ? [`〒${postalCode}`, `${administrativeArea}${locality}${street}`]
      : [[street, locality, administrativeArea, postalCode].filter(Boolean).join(', '), countryCode];
  return [name ?? '', ...written].filter(Boolean);
};

/** Where it goes: a choice of addresses, what is in the chosen one, and a form to change it. */
export function AddressRows({ sheet, use }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  const { address, asks } = sheet;
  if (!asks.address) return null;
  return (
    <>
      <AddressChoice
        label="配送先住所"
        address={address}
        choose={(contact) => use((user) => user.selectAddress(contact))}
      />
      {address && (
        <div className="row">
          <p className="detail">
            {[...lines(address), ...(asks.phone && address.phoneNumber ? [address.phoneNumber] : [])].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <button type="button" className="plain" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            編集
          </button>
        </div>
      )}
      {address && isEditing && (
        <AddressForm
          key={JSON.stringify(address)}
          address={address}
          onSubmit={(members) => {
            setEditing(false);
            use((user) => user.editAddress(members));
          }}
        />
      )}
    </>
  );
}
