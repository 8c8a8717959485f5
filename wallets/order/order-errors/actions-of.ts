import type { SheetAction } from './decide';
import type { Reaction, ReportedError, Situation } from './reaction';
import { reactionsTo } from './reaction-to';
import { warningReaction } from './warning-reaction';

const isAction = (reaction: Reaction): reaction is Exclude<Reaction, { type: 'ignore' }> => reaction.type !== 'ignore';

/** What errors and warnings of the API mean for the sheet, in their order. */
export const actionsOf = (
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): SheetAction[] =>
  [...reactionsTo(errors, situation), ...warnings.map(({ code }) => warningReaction(code, situation))].filter(isAction);
