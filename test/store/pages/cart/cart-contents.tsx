/** @jsxImportSource preact */
import type { CartState } from '../../shop/cart/cart-state';
import { CartLines } from './cart-lines';

interface Props {
  cart: CartState | null;
  /** Begins the ids of the fields: a page and its drawer may both show the lines. */
  place: 'cart' | 'drawer';
}

/** The lines of a cart that can be changed, or the word that there are none. */
export function CartContents({ cart, place }: Props) {
  if (cart?.lines.length) return <CartLines cart={cart} editable={place} />;
  return (
    <p>
      カートは空です。<a href="/">商品を見る</a>
    </p>
  );
}
