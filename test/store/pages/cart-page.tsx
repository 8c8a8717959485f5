/** @jsxImportSource preact */
import type { CartState } from '../cart-state';
import type { PageRequest } from '../page-request';
import { CartContents } from './cart-contents';
import { renderDocument } from './render-document';

/**
 * The cart page. Checkout and the wallet buttons' wrapper stand outside of what a change draws again; the wrapper is empty to the
 * last blank, because themes ask for it with `:empty`.
 */
export function cartPage(cart: CartState | null, req: PageRequest): string {
  const main = (
    <section class={`section cart${cart?.lines.length ? '' : ' is-empty'}`} data-cart>
      <h1>カート</h1>
      <CartContents cart={cart} />
      <output class="note" data-message />
      <div class="cart__footer">
        <form id="cart" action="/cart" method="post" />
        <div class="cart__ctas">
          <button type="submit" id="checkout" name="checkout" class="button button--primary" form="cart">
            ご購入手続きへ
          </button>
        </div>
        <div class="cart__dynamic-checkout-buttons additional-checkout-buttons">
          <div class="dynamic-checkout__content" id="dynamic-checkout-cart" data-shopify="dynamic-checkout-cart" />
        </div>
      </div>
    </section>
  );
  return renderDocument(req, { title: 'カート', pageType: 'cart', main });
}
