import { ORDER_ERRORS } from '../../../src/chunk-names';
import { fetchChunk } from '../../../src/core/code';
import { type NextAction, type Situation, MORE_AT_CHECKOUT } from './action';
import type * as OrderErrors from '../order-errors';
import type { WordsContext, ShownError } from '../order-errors/shown-errors';
import type { FieldError, ReportedError } from '../order-errors/reported-error';

/** Whether a warning is about a discount code. Such a code that does not apply does not stop the order. */
export const isAboutDiscount = ({ code }: { code: string }): boolean => code.startsWith('DISCOUNT_');

/** What turns errors into actions and words: a chunk of its own, because most orders have no errors. Rejects where it comes too late. */
const loadOrderErrors = (): Promise<typeof OrderErrors> => fetchChunk(ORDER_ERRORS);

/** What is to be done, by code that only errors need. Where that can't be loaded, checkout takes the order. */
export const fetchAction = (actionBy: (code: typeof OrderErrors) => NextAction): Promise<NextAction> =>
  loadOrderErrors().then(actionBy, () => MORE_AT_CHECKOUT);

/** What is to be done about errors and warnings of the API. If the code for that can't be loaded, checkout takes the order. */
export async function fetchActions(
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): Promise<NextAction[]> {
  const others = warnings.filter((warning) => !isAboutDiscount(warning));
  if (errors.length + others.length === 0) return [];
  try {
    return await (await loadOrderErrors()).actionsForAnswer(errors, others, situation);
  } catch {
    // Before the sheet shows anything the error can wait: the API repeats it after the next event.
    return situation.beginning ? [] : [MORE_AT_CHECKOUT];
  }
}

/** The one action of all that goes first. The order of urgency is loaded only if needed: most events have only one action. */
export async function fetchMostUrgent(actions: readonly NextAction[]): Promise<NextAction> {
  const [first = { type: 'update' }, second] = actions;
  return second ? fetchAction(({ mostUrgent }) => mostUrgent(actions)) : first;
}

/** The errors with their words, none where checkout has to take the order. Loads the words. */
export async function fetchShownErrors(errors: readonly FieldError[], addressed: WordsContext): Promise<ShownError[]> {
  return (await loadOrderErrors()).shownErrors(errors, addressed);
}
