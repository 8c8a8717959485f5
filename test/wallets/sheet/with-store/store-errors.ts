import { decide, type SheetAction } from '../../../../wallets/sheet/errors/decide';
import { message } from '../../../../wallets/sheet/errors/messages';
import type { ReportedError, Situation } from '../../../../wallets/sheet/errors/reaction';
import { reactionsTo } from '../../../../wallets/sheet/errors/reaction-to';
import { submitCart } from '../../../../wallets/sheet/pay/submit-cart';
import type { StoreSheet } from './store-sheet';

/** What a sheet does about errors: `field: words` of each that it shows, else the reason. */
export function said(errors: readonly ReportedError[], situation: Situation, country: string): string[] {
  const actions = reactionsTo(errors, situation).filter((reaction) => reaction.type !== 'ignore');
  const action: SheetAction = decide(actions);
  if (action.type === 'show_error')
    return action.errors.map(({ contact, field, key }) => `${field}: ${message(key, { contact, country })}`);
  return [action.type === 'decelerate' ? action.reason : action.type];
}

/** Submits a cart that is paid for; gives how that failed, and throws when it did not. */
export async function failedSubmission(sheet: StoreSheet, id: string) {
  const done = await submitCart(sheet.client, id, 'attempt', sheet.deadline);
  if (done.type !== 'failed') throw new Error(`not failed: ${done.type}`);
  return done;
}
