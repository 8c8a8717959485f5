import type { Ending } from '../../../src/wallet';
import { isCheckoutOfLast } from './cart-ways';
import { completionOf, ofOperation } from './sent';
import type { SheetSeen } from './sheet-page';
import { ORIGIN } from './store';

/** Whether the page has heard of a cart with which checkout could go on. */
const hasMadeCart = ({ sent }: SheetSeen['store']): boolean =>
  sent.some(({ operation, variables }) => operation.startsWith('cart') && 'cartId' in variables);

/** Whether the API has said that checkout would fail as well. */
const isAborted = (error: unknown): boolean => Object(Object(error).cause).code !== undefined;

/** What is wrong with the way that the shopper is sent, beside the orders that there are. */
export function wrongDestination({ store, wasHidden }: SheetSeen, ending: Ending, at: number): string[] {
  const submissions = ofOperation(store.sent, 'cartSubmitForCompletion');
  const [order, ...others] = store.orders();
  const answers = submissions.filter(({ came }) => came && came.at <= at);
  const accepted = answers.some((one) => completionOf(one) === 'SubmitAlreadyAccepted');
  const wrong: string[] = [];
  if (ending.type === 'unrecoverable' && submissions.length > 0)
    wrong.push('a dialog invites to pay again what may be paid');
  if (ending.type === 'unrecoverable' && hasMadeCart(store) && !isAborted(ending.error))
    wrong.push('a dialog, where the cart’s checkout could go on');
  if (others.length > 0) wrong.push(`${1 + others.length} orders`);
  if (ending.type === 'redirect' && !accepted) {
    if (order === undefined) wrong.push('a thank-you for no order');
    if (ending.url !== `${ORIGIN}/thank-you/${order}`) wrong.push(`the order’s shopper is sent to ${ending.url}`);
  }
  if (order !== undefined && !wasHidden && !('url' in ending))
    wrong.push(`an order was made, and the press ended: ${ending.type}`);
  if (ending.type === 'decelerate' && !isCheckoutOfLast(store, ending, ORIGIN))
    wrong.push(`to checkout at ${ending.url}`);
  return wrong;
}
