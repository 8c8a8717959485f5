import { reactionToWarning } from './reaction-to-warning';
import type { NextAction, Reaction, Situation } from '../actions/action';
import type { ReportedError } from './reported-error';
import { reactionsToErrors } from './reaction-to-error';

const isAction = (reaction: Reaction): reaction is Exclude<Reaction, { type: 'ignore' }> => reaction.type !== 'ignore';

/** What is to be done about errors and warnings of the API, in their order. */
export const actionsOf = (
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): NextAction[] =>
  [...reactionsToErrors(errors, situation), ...warnings.map(({ code }) => reactionToWarning(code, situation))].filter(
    isAction,
  );
