import type { FieldError } from '../../../../wallets/sheet/errors/reaction';

/** The reaction that goes to checkout. */
export const decelerate = (reason: string) => ({ type: 'decelerate', reason });

/** The reaction that shows an error of one field. */
export const show = (contact: FieldError['contact'], field: FieldError['field'], key: FieldError['key']) => ({
  type: 'show_error',
  errors: [{ contact, field, key }],
});
