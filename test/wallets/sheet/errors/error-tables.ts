import { readFileSync } from 'node:fs';
import type { FieldError, Reaction, ReportedError } from '../../../../wallets/sheet/errors/reaction';

const markdown = readFileSync(new URL('../../../store/server/schema/enums-2026-04.md', import.meta.url), 'utf8');

/** Codes of one enum of the public schema. */
export function enumCodes(name: string): string[] {
  const [, rest = ''] = markdown.split(`## ${name}\n`);
  return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- `(\w+)`/gm)].map(([, code = '']) => code);
}

/** An error of the code, with a path where the reaction depends on its last segment. */
export const errorOf = (code: string): ReportedError => ({
  code,
  field: /^(?:ADDRESS_FIELD|INVALID_ZIP|PROVINCE)/.test(code)
    ? ['buyerIdentity', '0', 'deliveryAddress', 'city']
    : null,
  message: code,
});

export const shownBy = (reaction: Reaction): FieldError | undefined =>
  reaction.type === 'show_error' ? reaction.errors[0] : undefined;

/** The names that Apple Pay has for a field. */
export function inApplePay({ contact, field }: FieldError): readonly [code: string, field: string | null] {
  if (field === 'payment') return ['unknown', null];
  if (contact === 'shipping' && (field === 'address' || field === 'shipping_option'))
    return ['addressUnserviceable', null];
  const names: Record<string, string> = {
    address: 'postalAddress',
    address1: 'addressLines',
    address2: 'addressLines',
    city: 'locality',
    email: 'emailAddress',
    first_name: 'name',
    last_name: 'name',
    phone: 'phoneNumber',
    postal_code: 'postalCode',
    zone: 'administrativeArea',
  };
  return [`${contact}ContactInvalid`, names[field] ?? field];
}

/** The names that Google Pay has for a field. */
export function inGooglePay({ contact, field }: FieldError): readonly [reason: string, intent: string] {
  if (contact === 'billing') return ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'];
  if (field === 'email') return ['OTHER_ERROR', 'PAYMENT_AUTHORIZATION'];
  if (field === 'shipping_option') return ['SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'];
  return [field === 'address' ? 'SHIPPING_ADDRESS_UNSERVICEABLE' : 'SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'];
}
