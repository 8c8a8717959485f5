import type { Deadline } from '../../src/api/deadline';
import { isWebAddress } from '../../src/press/cart/checkout-ending';
import { checkoutBecause, MORE_AT_CHECKOUT, type NextAction, type Situation } from './action-types';
import { isExact, sheetLines } from './sheet-lines';
import { isZero } from './money';
import type { DeliveryGroup, OrderCart } from './order-cart';
import type { Order } from './order';

/** Where an order stands: each step takes it and returns the next one. */
export interface Step {
  readonly order: Order;
  /** The time that is left for this and all further steps of an event. */
  readonly deadline: Deadline;
  /** The circumstances that the action for an error depends on. */
  readonly situation: Situation;
  /** The cart as the API last answered; null before. */
  readonly cart: OrderCart | null;
  /** What is to be done before any further step; empty if nothing is. */
  readonly actions: readonly NextAction[];
}

/** Whether the next step may begin. */
export const mayGoOn = ({ actions }: Step): boolean => !actions[0];

/** Whether the sheet stays open: nothing is to be done, or only errors are to be shown that the shopper can correct in it. */
export const staysOpen = ({ actions }: Step): boolean => actions.every(({ type }) => type === 'show_error');

/** The same, with something that is to be done instead of further steps. */
export const withActions = (step: Step, ...actions: readonly NextAction[]): Step => ({ ...step, actions });

/** The same, with more that is to be done, and goes before the rest. */
export const withActionsBefore = (actions: readonly NextAction[], step: Step): Step =>
  withActions(step, ...actions, ...step.actions);

/** The cart of a step. Throws before there is one. */
export function cartOf({ cart }: Step): OrderCart {
  if (!cart) throw new Error('no cart');
  return cart;
}

/** The delivery groups of a step's cart. Throws before there is a cart. */
export const groupsOf = (step: Step): DeliveryGroup[] => cartOf(step).deliveryGroups.nodes;

/**
 * The step after an answer of the API: with its cart, if it has one. What is to be done is to leave for checkout, if the currency is
 * another one or an amount can't be shown.
 */
export function stepAfter(step: Step, cart: OrderCart | null): Step {
  if (!cart) return withActions(step);
  const { order } = step;
  const { checkoutUrl } = cart;
  // `created` is set here: every answer is about a cart that was created or taken.
  if (isWebAddress(checkoutUrl)) order.created = { ...order.created!, checkoutUrl };
  const isSame = cart.cost.totalAmount.currencyCode.toUpperCase() === order.ctx.buyerCurrency.toUpperCase();
  // A zero total may still have non-zero lines (100 % discount); the sheet would show those in the wrong currency.
  const isOther = !isSame && !sheetLines(cart).every(({ amount }) => isZero(amount));
  const actions = isOther ? [checkoutBecause('currency_changed')] : isExact(cart) ? [] : [MORE_AT_CHECKOUT];
  return { ...step, cart: { discountWarnings: step.cart?.discountWarnings, ...cart }, actions };
}
