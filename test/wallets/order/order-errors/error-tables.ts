import type { Situation } from '../../../../wallets/order/action-types';
import { readFileSync } from 'node:fs';
import { outcomeOfErrors } from '../../../../src/press/rare-press/cart-errors';
import type { ReportedError } from '../../../../wallets/order/order-errors/reported-error';

const markdown = readFileSync(new URL('../../../store/server/schema/enums-2026-04.md', import.meta.url), 'utf8');

/** Codes of one enum of the public schema. */
export function enumCodes(name: string): string[] {
  const [, rest = ''] = markdown.split(`## ${name}\n`);
  return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- `(\w+)`/gm)].map(([, code = '']) => code);
}

/** An error of the code, with a path where the action depends on its last segment. */
export const errorOf = (code: string): ReportedError => ({
  code,
  field: /^(?:ADDRESS_FIELD|INVALID_ZIP|PROVINCE)/.test(code)
    ? ['buyerIdentity', '0', 'deliveryAddress', 'city']
    : null,
  message: code,
});

/** A sheet that the shopper still looks at. */
export const open: Situation = { stage: 'open', wallet: 'apple_pay', asks: { phone: true, email: true } };

/** A sheet that the shopper has approved. */
export const authorized: Situation = { ...open, stage: 'authorized' };

/** How a press ends with an error of a new cart: in a dialog with the merchant's words, or in the generic one. */
export function atCreation({ field, ...error }: ReportedError): 'dialog' | 'abort' {
  try {
    const { type } = outcomeOfErrors([{ ...error, field: field && [...field] }]);
    return type === 'custom_validation' ? 'dialog' : 'abort';
  } catch {
    return 'abort';
  }
}
