/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { readSwitch } from '../read-switch';
import { BuyerConsent } from './buyer-consent';
import { CartHost } from './cart-host';

const OWN_CLASS = {
  a: 'cart__dynamic-checkout-buttons ',
  b: '',
  hostile: 'cart__dynamic-checkout-buttons ',
} satisfies Record<PageRequest['theme'], string>;

/** The class for the switch `layout=vertical` or `horizontal`. */
function layoutClass(req: PageRequest): string {
  const layout = readSwitch(req, 'layout');
  return layout === 'vertical' || layout === 'horizontal' ? ` additional-checkout-buttons--${layout}` : '';
}

/** The wallets of a cart and, if it has a subscription, its notice. For an empty cart the element has no children, not even blanks, because themes use `:empty`. */
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
