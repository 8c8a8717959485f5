import type { MessageKey } from './error-words';

/** An error as any operation of the cart API returns it. */
export interface ReportedError {
  code?: string | null | undefined;
  /** Path of the argument; only operations that change a cart have one. */
  field?: readonly string[] | null | undefined;
  message?: string | null | undefined;
}

export type Contact = 'shipping' | 'billing';

/** The place of an error in a sheet. `address` is the whole address. */
export type ErrorField =
  | 'address'
  | 'address1'
  | 'address2'
  | 'city'
  | 'country'
  | 'discount_code'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'payment'
  | 'phone'
  | 'postal_code'
  | 'shipping_option'
  | 'zone';

/** An error in a sheet: at which field, and the key of its words. */
export interface FieldError {
  contact: Contact;
  field: ErrorField;
  key: MessageKey | `${'invalid' | 'expired'}.discount_code`;
  /** Its words, where the key has none. */
  words?: string;
}
