import { outcomeOfErrors } from '../../../../src/press/checkout/errors/outcome-of-errors';
import type { ReportedError } from '../../../../wallets/sheet/errors/reaction';

/** How a press ends with an error of a new cart: in a dialog with the merchant's words, or in the generic one. */
export function atCreation({ field, ...error }: ReportedError): 'dialog' | 'abort' {
  try {
    const { type } = outcomeOfErrors([{ ...error, field: field && [...field] }]);
    return type === 'custom_validation' ? 'dialog' : 'abort';
  } catch {
    return 'abort';
  }
}
