import { ensureExport } from '../../../src/core/lib/ensure-export';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import { reactionToWarning } from './reaction-to-warning';
import type { NextAction, Reaction, Situation } from '../actions/action';
import { CODE_LIMIT } from '../code-limits';
import type { ReportedError } from './reported-error';
import { reactionsToErrors } from './reaction-to-error';

const isAction = (reaction: Reaction): reaction is Exclude<Reaction, { type: 'ignore' }> => reaction.type !== 'ignore';

/**
 * The dialog about what the shopper can mend. Only before the sheet shows anything: later the order goes on at checkout, which says the
 * same.
 */
async function dialogs(errors: readonly ReportedError[], { beginning }: Situation): Promise<NextAction[]> {
  if (!beginning || errors.length === 0) return [];
  const press = await withTimeout(
    CODE_LIMIT,
    ensureExport(import('../../../src/press/running/cart-errors'), 'storesWords'),
  );
  const message = press.storesWords(errors);
  return message === undefined ? [] : [{ type: 'dialog', message }];
}

/** What is to be done about errors and warnings of the API, in their order; a dialog goes before. */
export async function actionsOf(
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): Promise<NextAction[]> {
  const reactions = [
    ...reactionsToErrors(errors, situation),
    ...warnings.map(({ code }) => reactionToWarning(code, situation)),
  ];
  return [...(await dialogs(errors, situation)), ...reactions.filter(isAction)];
}
