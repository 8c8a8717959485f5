/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { CartButtons } from '../widget/cart-buttons';
import { CartTotals } from './cart-lines';

/** Below the lines: the subtotal (the part that theme A renders again), a note to the shop, the checkout button and the wallets. */
export function CartFooter({ req, place }: { req: PageRequest; place: 'cart' | 'drawer' }) {
  const form = `${place}-form`;
  return (
    <div class="cart__footer">
      <div class="js-contents" data-cart-subtotal>
        {req.cart && <CartTotals cart={req.cart} />}
      </div>
      <label class="field">
        <span>ご要望</span>
        <textarea name="note" rows={2} form={form} value={req.cart?.note ?? ''} />
      </label>
      <form id={form} action="/cart" method="post" />
      <div class="cart__ctas">
        <button
          type="submit"
          id={place === 'cart' ? 'checkout' : 'CartDrawer-Checkout'}
          name="checkout"
          class="button button--primary"
          form={form}
        >
          ご購入手続きへ
        </button>
      </div>
      <CartButtons req={req} />
    </div>
  );
}
