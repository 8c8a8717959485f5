/** @jsxImportSource preact */
import type { CartState } from '../cart-state';
import { CartLines, CartTotals } from './cart-lines';

/** The lines and totals of the cart page: the part that is drawn again after each change. */
export function CartContents({ cart }: { cart: CartState | null }) {
  return (
    <div data-cart-contents>
      {cart?.lines.length ? (
        <>
          <CartLines cart={cart} editable />
          <CartTotals cart={cart} />
        </>
      ) : (
        <p>
          カートは空です。<a href="/">商品を見る</a>
        </p>
      )}
    </div>
  );
}
