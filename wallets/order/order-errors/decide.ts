import type { Reaction } from './reaction';

/** What a sheet may do next: react to an error, end well, or show the cart as it is. */
export type SheetAction =
  | Exclude<Reaction, { type: 'ignore' }>
  /** A dialog with the store's own words. */
  | { type: 'dialog'; message: string }
  /** Everything in the cart is sold out. */
  | { type: 'out_of_stock' }
  | { type: 'complete'; redirectUrl: string }
  | { type: 'update' };

/** The smallest number is the most urgent: an error that the sheet can show must not hide one that it can't show. */
const URGENCY = {
  decelerate: 0,
  abort: 1,
  out_of_stock: 2,
  dialog: 3,
  show_error: 4,
  complete: 5,
  update: 6,
} satisfies Record<SheetAction['type'], number>;

/** Whether an action's reason only says that checkout has to take over: any other reason is preferred. */
const isVague = (action: SheetAction): boolean =>
  action.type === 'decelerate' && action.reason === 'redirect_to_checkout_required';

/**
 * The one thing to do of all that came up: the most urgent action, the first of its kind. Errors are shown together. With nothing
 * to do the sheet is updated.
 */
export function decide(actions: readonly SheetAction[]): SheetAction {
  const urgency = (action: SheetAction): number => URGENCY[action.type] + (isVague(action) ? 0.5 : 0);
  const [first = { type: 'update' } as const] = [...actions].sort((a, b) => urgency(a) - urgency(b));
  if (first.type !== 'show_error') return first;
  return { ...first, errors: actions.flatMap((action) => (action.type === 'show_error' ? action.errors : [])) };
}
