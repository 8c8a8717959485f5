/** @jsxImportSource preact */
import type { CartState } from '../shop/cart/cart-state';
import type { PageRequest } from './page-request';
import { FilledIn } from './filled-in';
import { Flags } from './flags';
import { CartLines, CartTotals } from './cart/cart-lines';
import { CHECKOUT_SCRIPT, CheckoutButton } from './widget/checkout-button';
import { emptyCheckoutPage } from './plain-pages';
import { renderDocument } from './render-document';

/** The demo's checkout page: the cart, its cost, and the flags in the address. Nothing is charged. */
export function checkoutPage(cart: CartState, req: PageRequest): string {
  if (!cart.lines.length) return emptyCheckoutPage(req);
  const main = (
    <section class="section checkout">
      <p class="demo-mark">デモ</p>
      <h1>ご購入手続き</h1>
      <p class="note">これはデモのチェックアウトです。お支払いの入力はなく、請求もされません。</p>
      <div>
        <CartLines cart={cart} />
        <CartTotals cart={cart} />
      </div>
      <FilledIn cart={cart} />
      <CheckoutButton cart={cart} req={req} />
      <Flags url={req.url} />
      <p>
        <a class="button button--primary" href={`/thank-you/${cart.token}?key=${cart.key}`}>
          注文を確定する
        </a>
      </p>
    </section>
  );
  return renderDocument(req, { title: 'ご購入手続き', pageType: null, ownButton: CHECKOUT_SCRIPT, main });
}
