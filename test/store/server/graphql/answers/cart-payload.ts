import type { UserError } from '../../../shop/user-error';
import type { CartView } from './cart-view';
import type { CartWarning } from './cart-warnings';

/** The answer of every cart mutation except prepare and submit. */
export interface CartPayload {
  /** `null` when the mutation made or found no cart. */
  cart: CartView | null;
  userErrors: UserError[];
  warnings: CartWarning[];
}

/** The error of a mutation whose cart does not exist. */
export const noSuchCart = (): UserError => ({
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
});
