import type { DecelerationReason } from '../../../src/wallet';
import type { Reaction } from './reaction';

/** Reasons to leave a sheet before it has shown anything. The shopper may still correct all other errors in the sheet. */
const REASONS: readonly DecelerationReason[] = [
  'account_info_mismatch',
  'cart_not_ready',
  'cart_throttled',
  'currency_changed',
  'not_enough_stock',
  'payment_method_not_applicable',
];

/** Whether an error of the cart's first preparation ends the sheet. */
export const endsAtTheBeginning = (reaction: Reaction): boolean =>
  reaction.type === 'decelerate' ? REASONS.includes(reaction.reason) : reaction.type !== 'show_error';
