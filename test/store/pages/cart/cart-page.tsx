/** @jsxImportSource preact */
import type { CartState } from '../../shop/cart/cart-state';
import type { PageRequest } from '../page-request';
import { CartContents } from './cart-contents';
import { CartFooter } from './cart-footer';
import { isEmptyCart } from './is-empty-cart';
import { renderDocument } from '../render-document';

/**
 * The cart page. `?wallets=<name>,<name>` configures the buttons, `?layout=vertical` or `horizontal` their direction, `?empty-host=1`
 * keeps their host in an empty cart.
 */
export function cartPage(cart: CartState | null, given: PageRequest): string {
  const req = { ...given, cart };
  const main = (
    <div id="shopify-section-cart" class="shopify-section">
      <section class={`section cart${isEmptyCart(req) ? ' is-empty' : ''}`} id="cart-page" data-cart>
        <h1>カート</h1>
        <div id="main-cart-items" data-cart-contents>
          <CartContents cart={cart} place="cart" />
        </div>
        <output class="note" data-message />
        <CartFooter req={req} place="cart" />
      </section>
    </div>
  );
  return renderDocument(req, { title: 'カート', pageType: 'cart', main });
}
