import { type NextAction, MORE_AT_CHECKOUT, type ErrorAction, type Situation } from '../action-types';
import type { DeliveryGroup } from '../order-cart';
import type { Contact, ReportedError } from './reported-error';
import { loadRarePress } from '../../../src/press/load-rare';
import { actionForWarning, actionsForErrors } from './error-actions';

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

/** The sheet gave no billing or no delivery address. */
export const noAddress = (contact: Contact): NextAction => ({
  type: 'show_error',
  errors: [{ contact, field: 'address', key: `invalid.${contact}_address` }],
});

/** The shopper has not chosen a delivery method yet. */
export const chooseMethod = (): NextAction => ({
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'shipping_option', key: 'shipping_methods.choose' }],
});

/** The error if the sheet can list no delivery: the shop does not deliver there, or only in a way that checkout offers, such as pick-up. */
export const notServed = (groups: readonly DeliveryGroup[]): NextAction =>
  groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length > 0)
    ? MORE_AT_CHECKOUT
    : { type: 'show_error', errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }] };

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
