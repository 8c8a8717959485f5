import { useState } from 'react';
import { contactNames, contactOptions } from '../../drawn/choices';
import { EditForm } from '../../drawn/edit-form';
import { ChoiceRow, DetailRow, Stacked } from '../../drawn/rows';
import { contacts, type ContactName } from '../../shopper/contacts';
import type { Contact, ContactField } from '../rules/apple-pay-types';
import type { ShownError } from '../sheet/field-errors';
import { ErrorLines, errorsAt } from './error-lines';
import type { RowProps } from './payment-sheet';

type TextMember = Exclude<keyof Contact, 'addressLines'>;
type InputName = TextMember | 'line1' | 'line2';
type Fields = readonly NonNullable<ShownError['contactField']>[];

/** Each input with its label, the field of the request that asks for it, and the fields whose errors stand beside it. */
const INPUTS: readonly (readonly [name: InputName, label: string, of: ContactField, errors: Fields])[] = [
  ['familyName', '姓', 'name', ['name']],
  ['givenName', '名', 'name', []],
  ['postalCode', '郵便番号', 'postalAddress', ['postalCode']],
  ['administrativeArea', '都道府県', 'postalAddress', ['administrativeArea', 'subAdministrativeArea']],
  ['locality', '市区町村', 'postalAddress', ['locality']],
  ['subLocality', '町域', 'postalAddress', ['subLocality']],
  ['line1', '番地', 'postalAddress', ['addressLines']],
  ['line2', '建物名', 'postalAddress', []],
  ['phoneNumber', '電話番号', 'phone', ['phoneNumber']],
  ['emailAddress', 'メール', 'email', ['emailAddress']],
];
const PLACED = INPUTS.flatMap(([, , , errors]) => errors);

const valueOf = ({ addressLines = [], ...contact }: Contact, name: InputName): string => {
  if (name === 'line1') return addressLines[0] ?? '';
  return name === 'line2' ? addressLines.slice(1).join(' ') : (contact[name] ?? '');
};

/** The members of a contact that a form has changed. */
function changedMembers(values: Record<InputName, string>, changed: readonly InputName[]): Contact {
  const isLine = (name: InputName) => name === 'line1' || name === 'line2';
  const members = changed.filter((name) => !isLine(name)).map((name) => [name, values[name]]);
  const addressLines = [values.line1, values.line2].filter(Boolean);
  return { ...Object.fromEntries(members), ...(changed.some(isLine) && { addressLines }) } as Contact;
}

/** The name of a contact; undefined for one that was written by hand. */
const nameOf = (contact: Contact): ContactName | undefined =>
  contactNames.find((name) => JSON.stringify(contacts[name]) === JSON.stringify(contact));

const address = (contact: Contact): string[] => {
  const { countryCode, country, postalCode, administrativeArea, subLocality, locality, addressLines = [] } = contact;
  if (countryCode === 'JP')
    return [`〒${postalCode}`, `${administrativeArea}${locality}${subLocality ?? ''}${addressLines.join(' ')}`];
  return [[...addressLines, locality, administrativeArea, postalCode].filter(Boolean).join(', '), country ?? ''];
};

/** Where it goes and who gets it: a choice of contacts, what is in the chosen one, and a form to change it. */
export function ContactRows({ sheet, use }: RowProps) {
  const [asked, setAsked] = useState(false);
  const { contact } = sheet;
  const { shipping } = sheet.fields;
  if (shipping.length === 0) return null;
  const current = nameOf(contact);
  const editing = asked || errorsAt({ sheet, at: 'shipping', fields: PLACED }).length > 0;
  const given = (field: ContactField, lines: string[]) => (shipping.includes(field) ? lines.filter(Boolean) : []);
  const reach = [...given('email', [contact.emailAddress ?? '']), ...given('phone', [contact.phoneNumber ?? ''])];
  const inputs = INPUTS.filter(([, , of]) => shipping.includes(of)).map(([name, label, , fields]) => {
    const place = { sheet, at: 'shipping', fields } as const;
    const errors = errorsAt(place).length > 0 && <ErrorLines {...place} />;
    return { name, label, value: valueOf(contact, name), errors };
  });
  return (
    <section className="group">
      <ChoiceRow
        label={shipping.includes('postalAddress') ? '配送先住所' : '購入者'}
        value={current ?? ''}
        options={contactOptions(current, '編集した連絡先')}
        choose={(name) => use((user) => user.selectContact(name))}
      />
      <DetailRow
        lines={[
          ...given('name', [`${contact.familyName} ${contact.givenName}`]),
          ...given('postalAddress', address(contact)),
        ]}
        isEditing={editing}
        toggle={() => setAsked(!asked)}
      />
      {reach.length > 0 && (
        <div className="row">
          <span className="name">連絡先</span>
          <p className="detail reach">
            <Stacked lines={reach} />
          </p>
        </div>
      )}
      <ErrorLines sheet={sheet} at="shipping" fields={[null, 'postalAddress', 'country', 'countryCode']} />
      {editing && (
        <EditForm
          key={JSON.stringify([contact, sheet.errors])}
          label="連絡先の編集"
          inputs={inputs}
          onSubmit={(values, changed) => {
            setAsked(false);
            use((user) => user.editContact(changedMembers(values, changed)));
          }}
        />
      )}
    </section>
  );
}
