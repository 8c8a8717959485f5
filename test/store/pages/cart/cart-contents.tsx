/** @jsxImportSource preact */
import type { CartState } from '../../shop/cart/cart-state';
import { CartLines } from './cart-lines';

interface Props {
  cart: CartState | null;
  /** Prefix for the ids of the fields: a page and its drawer can both show the lines. */
  place: 'cart' | 'drawer';
}

/** The lines of a cart with their controls, or a note that it is empty. */
export function CartContents({ cart, place }: Props) {
  if (cart?.lines.length) return <CartLines cart={cart} editable={place} />;
  return (
    <p>
      カートは空です。<a href="/">商品を見る</a>
    </p>
  );
}
