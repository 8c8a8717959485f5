import type { NextAction } from '../actions/action';

/** The smallest number is the most urgent: an error that the sheet can show must not hide one that it can't show. */
const URGENCY = {
  decelerate: 0,
  abort: 1,
  out_of_stock: 2,
  dialog: 3,
  show_error: 4,
  complete: 5,
  update: 6,
} satisfies Record<NextAction['type'], number>;

/** Whether an action's reason only says that checkout has to take over: any other reason is preferred. */
const isVague = (action: NextAction): boolean =>
  action.type === 'decelerate' && action.reason === 'redirect_to_checkout_required';

/**
 * The one thing to do of all that came up: the most urgent action, the first of its kind. Errors are shown together. With nothing
 * to do the sheet is updated.
 */
export function mostUrgent(actions: readonly NextAction[]): NextAction {
  const urgency = (action: NextAction): number => URGENCY[action.type] + (isVague(action) ? 0.5 : 0);
  const [first = { type: 'update' } as const] = [...actions].sort((a, b) => urgency(a) - urgency(b));
  if (first.type !== 'show_error') return first;
  return { ...first, errors: actions.flatMap((action) => (action.type === 'show_error' ? action.errors : [])) };
}
