import { useState } from 'react';
import type { Contact } from '../rules/apple-pay-types';
import { ContactForm, placedFields } from './contact-form';
import { contactChoices, type ContactChoice } from './contact-choices';
import { ErrorLines, errorsAt } from './error-lines';
import type { RowProps } from './payment-sheet';

const address = ({
  countryCode,
  country,
  postalCode,
  administrativeArea,
  subLocality,
  locality,
  addressLines,
}: Contact) =>
  countryCode === 'JP'
    ? [`〒${postalCode}`, `${administrativeArea}${locality}${subLocality ?? ''}${addressLines?.join(' ') ?? ''}`]
    : [[...(addressLines ?? []), locality, administrativeArea, postalCode].filter(Boolean).join(', '), country];

/** Where it goes and who gets it: a choice of contacts, what is in the chosen one, and a form to change it. */
export function ContactRows({ sheet, use, simulator }: RowProps) {
  const [asked, setAsked] = useState(false);
  const { contact, fields } = sheet;
  if (fields.shipping.length === 0) return null;
  const needsAddress = fields.shipping.includes('postalAddress');
  const { current, options } = contactChoices(simulator, contact);
  const inForm = errorsAt({ sheet, at: 'shipping', fields: placedFields });
  const reach = [
    fields.shipping.includes('email') && contact.emailAddress,
    fields.shipping.includes('phone') && contact.phoneNumber,
  ].filter((line): line is string => !!line);
  const editing = asked || inForm.length > 0;
  return (
    <section className="group">
      <label className="row">
        <span className="name">{needsAddress ? '配送先住所' : '購入者'}</span>
        <select
          value={current}
          onChange={({ currentTarget }) => {
            const choice = currentTarget.value as ContactChoice;
            if (choice !== 'custom') use((user) => user.selectContact(choice));
          }}
        >
          {options}
        </select>
      </label>
      <div className="row">
        <p className="detail">
          {fields.shipping.includes('name') && <span>{`${contact.familyName} ${contact.givenName}`}</span>}
          {needsAddress && address(contact).map((line) => <span key={line}>{line}</span>)}
        </p>
        <button type="button" className="plain" aria-expanded={editing} onClick={() => setAsked(!asked)}>
          編集
        </button>
      </div>
      {reach.length > 0 && (
        <div className="row">
          <span className="name">連絡先</span>
          <p className="detail reach">
            {reach.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
      )}
      <ErrorLines sheet={sheet} at="shipping" fields={[null, 'postalAddress', 'country', 'countryCode']} />
      {editing && (
        <ContactForm
          key={JSON.stringify([contact, sheet.errors])}
          sheet={sheet}
          onSubmit={(members) => {
            setAsked(false);
            use((user) => user.editContact(members));
          }}
        />
      )}
    </section>
  );
}
