import { loadRarePress } from '../../../src/press/load-rare';
import { actionForWarning } from './action-for-warning';
import type { NextAction, ErrorAction, Situation } from '../actions/action';
import type { ReportedError } from './reported-error';
import { actionsForErrors } from './action-for-error';

const isAction = (action: ErrorAction): action is Exclude<ErrorAction, { type: 'ignore' }> => action.type !== 'ignore';

/**
 * The dialog about what the shopper can mend. Only before the sheet shows anything: later the order goes on at checkout, which says the
 * same.
 */
async function dialogs(errors: readonly ReportedError[], { beginning }: Situation): Promise<NextAction[]> {
  if (!beginning || errors.length === 0) return [];
  const press = await loadRarePress();
  const message = press.storesWords(errors);
  return message === undefined ? [] : [{ type: 'dialog', message }];
}

/** What is to be done about errors and warnings of the API, in their order; a dialog goes before. */
export async function actionsForAnswer(
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): Promise<NextAction[]> {
  const actions = [
    ...actionsForErrors(errors, situation),
    ...warnings.map(({ code }) => actionForWarning(code, situation)),
  ];
  return [...(await dialogs(errors, situation)), ...actions.filter(isAction)];
}
