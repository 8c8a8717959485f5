import type { UserError } from '../../../shop/user-error';
import type { CartView } from './cart-view';
import type { CartWarning } from './cart-warnings';

/** What every mutation of a cart answers, but for prepare and submit. */
export interface CartPayload {
  /** `null` when the mutation made or found no cart. */
  cart: CartView | null;
  userErrors: UserError[];
  warnings: CartWarning[];
}

/** What a mutation says of a cart that is not there. */
export const noSuchCart = (): UserError => ({
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
});
