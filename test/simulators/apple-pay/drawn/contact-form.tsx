import { useEffect, useRef } from 'react';
import type { Contact, ContactField } from '../rules/apple-pay-types';
import type { ShownError } from '../sheet/field-errors';
import type { Sheet } from '../sheet/sheet';
import { ErrorLines, errorsAt } from './error-lines';

type TextMember = Exclude<keyof Contact, 'addressLines'>;

interface Input {
  name: TextMember | 'line1' | 'line2';
  label: string;
  /** Asked for with this field of the request. */
  of: ContactField;
  /** Errors of these fields stand here. */
  errors: readonly NonNullable<ShownError['contactField']>[];
  autoComplete?: string;
}

const INPUTS: readonly Input[] = [
  { name: 'familyName', label: '姓', of: 'name', errors: ['name'] },
  { name: 'givenName', label: '名', of: 'name', errors: [] },
  { name: 'phoneticFamilyName', label: 'セイ', of: 'phoneticName', errors: ['phoneticName'] },
  { name: 'phoneticGivenName', label: 'メイ', of: 'phoneticName', errors: [] },
  { name: 'postalCode', label: '郵便番号', of: 'postalAddress', errors: ['postalCode'] },
  {
    name: 'administrativeArea',
    label: '都道府県',
    of: 'postalAddress',
    errors: ['administrativeArea', 'subAdministrativeArea'],
  },
  { name: 'locality', label: '市区町村', of: 'postalAddress', errors: ['locality'] },
  { name: 'subLocality', label: '町域', of: 'postalAddress', errors: ['subLocality'] },
  { name: 'line1', label: '番地', of: 'postalAddress', errors: ['addressLines'] },
  { name: 'line2', label: '建物名', of: 'postalAddress', errors: [] },
  { name: 'phoneNumber', label: '電話番号', of: 'phone', errors: ['phoneNumber'] },
  { name: 'emailAddress', label: 'メール', of: 'email', errors: ['emailAddress'] },
];

/** Fields whose errors stand in the form. */
export const placedFields = INPUTS.flatMap(({ errors }) => errors);

const valueOf = (contact: Contact, name: Input['name']): string => {
  if (name === 'line1') return contact.addressLines?.[0] ?? '';
  if (name === 'line2') return contact.addressLines?.slice(1).join(' ') ?? '';
  return contact[name] ?? '';
};

/** What a form changed of a contact. */
function changes(contact: Contact, data: FormData): Contact {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const members: Contact = {};
  for (const { name } of INPUTS)
    if (name !== 'line1' && name !== 'line2' && data.has(name) && text(name) !== (contact[name] ?? ''))
      members[name] = text(name);
  const lines = [text('line1'), text('line2')].filter(Boolean);
  if (data.has('line1') && lines.join('\n') !== (contact.addressLines ?? []).join('\n')) members.addressLines = lines;
  return members;
}

/** The members of the contact that the page asked for, to be changed. */
export function ContactForm({ sheet, onSubmit }: { sheet: Sheet; onSubmit(members: Contact): void }) {
  const { contact, fields } = sheet;
  const form = useRef<HTMLFormElement>(null);
  // The shopper is taken to what is wrong, also when it is far down.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus(), []);
  const inputs = INPUTS.filter(({ of }) => fields.shipping.includes(of));
  return (
    <form
      ref={form}
      aria-label="連絡先の編集"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(changes(contact, new FormData(event.currentTarget)));
      }}
    >
      {inputs.map(({ name, label, errors }) => {
        const isWrong = errors.length > 0 && errorsAt({ sheet, at: 'shipping', fields: errors }).length > 0;
        return (
          <div className="field" key={name}>
            <label>
              <span className="name">{label}</span>
              <input
                name={name}
                defaultValue={valueOf(contact, name)}
                autoComplete="off"
                aria-invalid={isWrong}
                {...(isWrong && { 'aria-describedby': `error-${name}` })}
              />
            </label>
            {isWrong && <ErrorLines sheet={sheet} at="shipping" fields={errors} id={`error-${name}`} />}
          </div>
        );
      })}
      <button type="submit" className="apply">
        変更する
      </button>
    </form>
  );
}
