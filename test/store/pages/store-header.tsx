/** @jsxImportSource preact */
import type { PageRequest } from './page-request';
import { cartCount } from './cart/cart-count';
import { SHOP_NAME } from './widget/wallet-params';

/** Shop name and link to the cart. */
export function StoreHeader({ req }: { req: PageRequest }) {
  return (
    <header class="store-header">
      <a class="store-header__name" href="/">
        <img src="/store-assets/art/mark.svg" width="32" height="32" alt="" />
        {SHOP_NAME}
      </a>
      <nav aria-label="メインメニュー">
        <a href="/">商品</a>
        <a href="/cart" data-cart-link>
          カート
          <span class="cart-count">
            <span data-cart-count>{cartCount(req.cart)}</span>
            <span class="visually-hidden">点</span>
          </span>
        </a>
      </nav>
    </header>
  );
}
