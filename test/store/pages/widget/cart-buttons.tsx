/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { BuyerConsent } from './buyer-consent';
import { CartHost } from './cart-host';

const OWN_CLASS = { a: 'cart__dynamic-checkout-buttons ', b: '' } satisfies Record<PageRequest['theme'], string>;

/** `?layout=vertical` or `horizontal` is a setting of theme B; in theme A a merchant has to edit the file. */
function layoutClass(req: PageRequest): string {
  const layout = readSwitch(req, 'layout');
  return layout === 'vertical' || layout === 'horizontal' ? ` additional-checkout-buttons--${layout}` : '';
}

/** The place of the wallets in a cart and, with a subscription in it, of the notice; empty to the last blank while the cart is, because themes ask for it with `:empty`. */
export function CartButtons({ req }: { req: PageRequest }) {
  return (
    <div class={`${OWN_CLASS[req.theme]}additional-checkout-buttons${layoutClass(req)}`}>
      <div class="dynamic-checkout__content" id="dynamic-checkout-cart" data-shopify="dynamic-checkout-cart">
        <CartHost req={req} />
        {req.cart?.lines.some(({ sellingPlan }) => sellingPlan) && <BuyerConsent req={req} />}
      </div>
    </div>
  );
}
