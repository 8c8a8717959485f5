import type { SheetAction } from './errors/decide';
import type { DecelerationReason } from '../../src/wallet';

/** Why a sheet is left before it has shown anything (specification, wallets §4): what else is wrong can still be mended. */
const AT_THE_BEGINNING: readonly DecelerationReason[] = [
  'account_info_mismatch',
  'cart_not_ready',
  'cart_throttled',
  'currency_changed',
  'not_enough_stock',
  'payment_method_not_applicable',
];

/** Whether something that is wrong with a prepared cart ends the sheet before it shows anything. */
export const endsAtTheBeginning = (action: SheetAction): boolean =>
  action.type === 'decelerate' ? AT_THE_BEGINNING.includes(action.reason) : action.type !== 'show_error';
