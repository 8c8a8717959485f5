import type { FieldError, Situation } from '../../../../wallets/sheet/errors/reaction';

/** A sheet of Apple Pay whose shopper has paid, unless told otherwise. */
export const situation = (changes: Partial<Situation> = {}): Situation => ({
  stage: 'authorized',
  wallet: 'apple_pay',
  asks: { phone: true, email: true },
  ...changes,
});
export const paid = situation();
export const open = situation({ stage: 'open' });

/** The reaction that goes to checkout. */
export const decelerate = (reason: string) => ({ type: 'decelerate', reason });

/** The reaction that shows an error of one field. */
export const show = (contact: FieldError['contact'], field: FieldError['field'], key: FieldError['key']) => ({
  type: 'show_error',
  errors: [{ contact, field, key }],
});
